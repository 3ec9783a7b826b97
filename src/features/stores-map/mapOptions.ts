import type { MapOptions } from 'google-map-react';

/** Initial zoom. */
export const FIRST_ZOOM = 3;
/** Close enough that a store chosen from the list is not clustered. */
export const STORE_ZOOM = 9;

/** Muted style that shows only what matters for the stores; it sets no colours. */
const STYLES: MapOptions['styles'] = [
  { stylers: [{ saturation: -75 }, { lightness: 12 }] },
  { featureType: 'poi', stylers: [{ visibility: 'off' }] },
  { featureType: 'transit', stylers: [{ visibility: 'off' }] },
];

/** Vertical swipes scroll the page; the mouse wheel zooms the map. */
export const mapOptions = (isTouch: boolean): MapOptions => ({
  disableDefaultUI: true,
  zoomControl: true,
  scrollwheel: true,
  gestureHandling: isTouch ? 'cooperative' : 'greedy',
  clickableIcons: false,
  minZoom: 2,
  styles: STYLES,
});
