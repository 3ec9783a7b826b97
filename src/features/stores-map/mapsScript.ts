import { MAPS_ADDRESS, policies } from '../../config/policies';

/** The part of the maps API in use. */
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
      // The page's content security policy blocks the script.
      fail();
      return;
    }
    document.head.append(script);
  });

let current: { script: HTMLScriptElement; maps: Promise<Maps> } | undefined;

/** Loads the maps script once; a failed load is retried on the next call. */
export const loadMaps = (key: string): Promise<Maps> => {
  if (!current?.script.isConnected) {
    const script = document.createElement('script');
    current = { script, maps: begin(script, key) };
  }
  return current.maps;
};

/** The maps service reports a refused key only after loading, through this global callback. */
export const onKeyRefused = (onRefused: () => void): (() => void) => {
  outside.gm_authFailure = () => {
    // A script whose key was refused stays refused without another report, so the next try loads a new one.
    current?.script.remove();
    onRefused();
  };
  return () => {
    delete outside.gm_authFailure;
  };
};
