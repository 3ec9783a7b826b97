import Supercluster from 'supercluster';
import type { Store } from '../../config/brand/stores';
import { isOnMap, type Place } from './geo';

/** A marker on the map: one store, or a cluster of stores that would overlap at this zoom. */
export type MapMarker =
  | { kind: 'store'; store: Store }
  | { kind: 'cluster'; id: number; place: Place; cities: string[]; opensAt: number };

export interface Area {
  west: number;
  south: number;
  east: number;
  north: number;
}

export const WHOLE_WORLD: Area = { west: -180, south: -85, east: 180, north: 85 };

/** Cluster radius in pixels, about two fingertips. */
const RADIUS = 56;
const CLOSEST_ZOOM = 14;

/** Returns a function that finds the markers of an area at a zoom. */
export const markFinder = (stores: readonly Store[]) => {
  const index = new Supercluster<{ store: Store }>({ radius: RADIUS, maxZoom: CLOSEST_ZOOM, extent: 256 });
  index.load(
    stores.filter(isOnMap).map((store) => ({
      type: 'Feature',
      properties: { store },
      geometry: { type: 'Point', coordinates: [store.lng, store.lat] },
    })),
  );
  return ({ west, south, east, north }: Area, zoom: number): MapMarker[] =>
    index.getClusters([west, south, east, north], Math.floor(zoom)).map(({ properties, geometry }): MapMarker => {
      if (!('cluster' in properties)) return { kind: 'store', store: properties.store };
      const [lng = 0, lat = 0] = geometry.coordinates;
      return {
        kind: 'cluster',
        id: properties.cluster_id,
        place: { lat, lng },
        cities: index.getLeaves(properties.cluster_id, Infinity).map((leaf) => leaf.properties.store.city),
        opensAt: index.getClusterExpansionZoom(properties.cluster_id),
      };
    });
};
