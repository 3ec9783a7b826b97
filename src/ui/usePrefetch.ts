import { useEffect } from 'react';
import { READY_DELAY_MS } from '../config/constants';
import { savesData } from '../lib/savesData';
import { useLater } from './useLater';

/** Fetches a part when the page is quiet, so that it is at hand when it is wanted; not where every byte is paid for. */
export const usePrefetch = (load: () => Promise<unknown>): void => {
  const isQuiet = useLater(READY_DELAY_MS);
  useEffect(() => {
    // A file that does not come now is asked for again when it is wanted.
    if (isQuiet && !savesData(navigator)) load().catch(() => undefined);
  }, [load, isQuiet]);
};
