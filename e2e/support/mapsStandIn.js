/* global document, getComputedStyle, trustedTypes, window */
// The part of the maps service that the shop's map library uses: a Mercator world without pictures, wheel and zoom
// buttons. Like the real script it writes HTML through its own policy and styles with the page's nonce.
(() => {
  const TILE = 256;
  const toX = (lng) => ((lng + 180) / 360) * TILE;
  const toY = (lat) => {
    const sine = Math.sin((lat * Math.PI) / 180);
    return (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * TILE;
  };
  const toLng = (x) => (x / TILE) * 360 - 180;
  const toLat = (y) => (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / TILE))) * 180) / Math.PI;

  class LatLng {
    constructor(lat, lng) {
      this.place = { lat, lng };
    }
    lat() {
      return this.place.lat;
    }
    lng() {
      return this.place.lng;
    }
  }
  const asLatLng = (place) => (place instanceof LatLng ? place : new LatLng(place.lat, place.lng));

  const html = trustedTypes.createPolicy('google-maps-api#html', { createHTML: (text) => text });
  const nonce = document.querySelector('style[nonce]')?.nonce ?? '';
  const style = document.createElement('style');
  style.nonce = nonce;
  style.append('.standin-zoom { position: absolute; right: 8px; bottom: 8px; background: #fff; color: #111; }');
  document.head.append(style);

  class Map {
    constructor(element, options) {
      this.options = options;
      this.center = asLatLng(options.center);
      this.zoom = options.zoom;
      this.listeners = {};
      this.overlays = new Set();
      this.box = document.createElement('div');
      this.box.style.cssText = 'position:absolute;inset:0;overflow:hidden';
      this.pane = document.createElement('div');
      this.pane.style.cssText = 'position:absolute;left:50%;top:50%';
      this.box.append(this.pane);
      element.append(this.box);
      if (options.scrollwheel) {
        this.box.addEventListener('wheel', (event) => {
          event.preventDefault();
          this.setZoom(this.zoom + (event.deltaY < 0 ? 1 : -1));
        });
      }
      if (options.zoomControl) {
        const control = document.createElement('div');
        control.className = 'standin-zoom';
        control.innerHTML = html.createHTML('<button type="button">Zoom in</button>');
        control.firstChild.addEventListener('click', () => this.setZoom(this.zoom + 1));
        this.box.append(control);
        this.box.dataset.controlAt = getComputedStyle(control).position;
      }
      setTimeout(() => this.settle(), 0);
    }
    getCenter() {
      return this.center;
    }
    getZoom() {
      return this.zoom;
    }
    setOptions(options) {
      Object.assign(this.options, options);
    }
    panTo(place) {
      this.center = asLatLng(place);
      this.settle();
    }
    setZoom(zoom) {
      this.zoom = Math.max(this.options.minZoom ?? 0, zoom);
      this.tell('zoom_changed');
      this.settle();
    }
    tell(name) {
      for (const listener of [...(this.listeners[name] ?? [])]) listener();
    }
    settle() {
      for (const overlay of this.overlays) overlay.draw();
      this.tell('idle');
    }
    scale() {
      return 2 ** this.zoom;
    }
    fromMiddle(place) {
      const { center } = this;
      return {
        x: (toX(place.lng()) - toX(center.lng())) * this.scale(),
        y: (toY(place.lat()) - toY(center.lat())) * this.scale(),
      };
    }
    projection() {
      return {
        fromLatLngToDivPixel: (place) => this.fromMiddle(place),
        fromLatLngToContainerPixel: (place) => {
          const { x, y } = this.fromMiddle(place);
          return { x: x + this.box.clientWidth / 2, y: y + this.box.clientHeight / 2 };
        },
        fromContainerPixelToLatLng: ({ x, y }) =>
          new LatLng(
            toLat(toY(this.center.lat()) + (y - this.box.clientHeight / 2) / this.scale()),
            toLng(toX(this.center.lng()) + (x - this.box.clientWidth / 2) / this.scale()),
          ),
      };
    }
  }

  class OverlayView {
    setMap(map) {
      this.map?.overlays.delete(this);
      if (map === null) {
        this.onRemove();
        return;
      }
      this.map = map;
      map.overlays.add(this);
      this.onAdd();
      this.draw();
    }
    getPanes() {
      return { overlayMouseTarget: this.map.pane };
    }
    getProjection() {
      return this.map.projection();
    }
  }

  const event = {
    addListener: (map, name, listener) => {
      (map.listeners[name] ??= []).push(listener);
      return { map, name, listener };
    },
    removeListener: ({ map, name, listener }) => {
      map.listeners[name] = map.listeners[name].filter((one) => one !== listener);
    },
    clearInstanceListeners: (map) => {
      map.listeners = {};
    },
  };

  window.google = { maps: { Map, LatLng, OverlayView, event, version: '3.60.0' } };
  window[new URL(document.currentScript.src).searchParams.get('callback')]();
})();
