import { startTransition, useEffect, useState } from 'react';
import { idle } from '../lib/runWhenIdle';

const IDLE_TIMEOUT_MS = 2000;

/** False until the page has settled: delays work that must not block the first paint. */
export const useIdle = (): boolean => {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    let isGone = false;
    void idle(IDLE_TIMEOUT_MS).then(() => {
      if (isGone) return;
      startTransition(() => {
        setIsIdle(true);
      });
    });
    return () => {
      isGone = true;
    };
  }, []);
  return isIdle;
};
