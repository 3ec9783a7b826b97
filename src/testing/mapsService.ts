import { act } from '@testing-library/react';
import { env } from '../config/env';

interface MapsWindow {
  google?: { maps: object };
  gm_authFailure?: () => void;
  __storesMapReady?: () => void;
}
const outside = window as unknown as MapsWindow;

export const mapsScript = (): HTMLScriptElement | null => document.querySelector('script[src*="maps.googleapis.com"]');

/** A build with a key for the maps service; undone after the test. */
export const withMapsKey = (): void => {
  jest.replaceProperty(env, 'mapsApiKey', 'test-key');
};

export const mapsArrive = (): Promise<void> =>
  act(() => {
    outside.google = { maps: {} };
    outside.__storesMapReady?.();
    return Promise.resolve();
  });

export const mapsFail = (): Promise<void> =>
  act(() => {
    mapsScript()?.dispatchEvent(new Event('error'));
    return Promise.resolve();
  });

export const mapsRefuseKey = (): Promise<void> =>
  act(() => {
    outside.gm_authFailure?.();
    return Promise.resolve();
  });

export const removeMaps = (): void => {
  mapsScript()?.remove();
  delete outside.google;
};
