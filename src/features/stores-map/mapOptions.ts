import type { MapOptions } from 'google-map-react';

/** As the map opens. */
export const FIRST_ZOOM = 3;
/** Close enough that a store chosen from the list stands alone. */
export const STORE_ZOOM = 9;

/** Muted, with nothing on it that is not about the stores; the stylers have no colours, so none is written here. */
const STYLES: MapOptions['styles'] = [
  { stylers: [{ saturation: -75 }, { lightness: 12 }] },
  { featureType: 'poi', stylers: [{ visibility: 'off' }] },
  { featureType: 'transit', stylers: [{ visibility: 'off' }] },
];

/** A finger that moves up or down wants the page to move; a wheel over the map zooms it. */
export const mapOptions = (isTouch: boolean): MapOptions => ({
  disableDefaultUI: true,
  zoomControl: true,
  scrollwheel: true,
  gestureHandling: isTouch ? 'cooperative' : 'greedy',
  clickableIcons: false,
  minZoom: 2,
  styles: STYLES,
});
