import type { Store } from '../../config/brand/stores';

export interface Place {
  lat: number;
  lng: number;
}

/** Validates coordinates for the map: the retailer's list may hold anything. */
export const isOnMap = ({ lat, lng }: Place): boolean =>
  [lat, lng].every(Number.isFinite) && Math.abs(lat) <= 85 && Math.abs(lng) <= 180;

/** The average position of all stores with valid coordinates. */
export const averagePlace = (all: readonly Place[]): Place => {
  const stores = all.filter(isOnMap);
  const mean = (pick: (place: Place) => number) =>
    stores.reduce((sum, place) => sum + pick(place), 0) / Math.max(1, stores.length);
  return { lat: mean((place) => place.lat), lng: mean((place) => place.lng) };
};

const TILE = 256;
const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The position this many pixels further north at this zoom, in Mercator projection. */
export const pixelsNorth = ({ lat, lng }: Place, pixels: number, zoom: number): Place => {
  const world = (TILE * 2 ** zoom) / (2 * Math.PI);
  const y = Math.log(Math.tan(Math.PI / 4 + toRadians(lat) / 2)) + pixels / world;
  return { lat: (2 * Math.atan(Math.exp(y)) - Math.PI / 2) * (180 / Math.PI), lng };
};

/** Directions to a store in Google Maps. */
export const directionsUrl = ({ lat, lng }: Place): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`;

export const phoneUrl = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;

export const storeById = (stores: readonly Store[], id: string | null): Store | undefined =>
  stores.find((store) => store.id === id);
