import { useEffect, useState } from 'react';
import { loadMaps, type Maps, onKeyRefused } from './mapsScript';

/** 'off': no API key is configured, so there is no map to load. */
type MapsPhase = 'off' | 'loading' | 'ready' | 'failed';

export interface MapsState {
  phase: MapsPhase;
  maps: Maps | null;
  retry: () => void;
}

/** Loads the maps script when the page opens, and again when the shopper retries. */
export const useMaps = (key: string): MapsState => {
  const [{ phase, maps }, setState] = useState<{ phase: MapsPhase; maps: Maps | null }>({
    phase: 'loading',
    maps: null,
  });
  const isLoading = key !== '' && phase === 'loading';

  useEffect(() => {
    if (!isLoading) return undefined;
    let isWaiting = true;
    loadMaps(key).then(
      (loaded) => {
        if (isWaiting) setState({ phase: 'ready', maps: loaded });
      },
      () => {
        if (isWaiting) setState({ phase: 'failed', maps: null });
      },
    );
    return () => {
      isWaiting = false;
    };
  }, [isLoading, key]);

  useEffect(
    () =>
      onKeyRefused(() => {
        setState({ phase: 'failed', maps: null });
      }),
    [],
  );

  const retry = () => {
    setState({ phase: 'loading', maps: null });
  };
  return { phase: key === '' ? 'off' : phase, maps, retry };
};
