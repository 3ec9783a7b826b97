import { MAPS_ADDRESS, policies } from '../../config/policies';

/** The part of the maps service that is put to use. */
export type Maps = typeof google.maps;

const READY = '__storesMapReady';

interface MapsWindow {
  google?: { maps?: Maps };
  gm_authFailure?: () => void;
  [READY]?: () => void;
}
const outside = globalThis as unknown as MapsWindow;

const addressFor = (key: string): string => {
  const query = new URLSearchParams({ key, v: 'quarterly', loading: 'async', callback: READY });
  return policies().maps.createScriptURL(`${MAPS_ADDRESS}?${query.toString()}`);
};

const begin = (script: HTMLScriptElement, key: string): Promise<Maps> =>
  new Promise((resolve, reject) => {
    const fail = () => {
      script.remove();
      reject(new Error('The maps script did not load'));
    };
    outside[READY] = () => {
      if (outside.google?.maps) resolve(outside.google.maps);
      else fail();
    };
    script.onerror = fail;
    script.async = true;
    try {
      script.src = addressFor(key);
    } catch {
      // A page whose policy admits no maps.
      fail();
      return;
    }
    document.head.append(script);
  });

let current: { script: HTMLScriptElement; maps: Promise<Maps> } | undefined;

/** Fetches the script of the maps service once; what failed is fetched anew when it is wanted again. */
export const loadMaps = (key: string): Promise<Maps> => {
  if (!current?.script.isConnected) {
    const script = document.createElement('script');
    current = { script, maps: begin(script, key) };
  }
  return current.maps;
};

/** The service says of a key that it refuses it only later, and in this way. */
export const onKeyRefused = (told: () => void): (() => void) => {
  outside.gm_authFailure = told;
  return () => {
    delete outside.gm_authFailure;
  };
};
