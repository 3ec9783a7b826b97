import { useEffect, useState } from 'react';

const LATEST = 2000;

/** False until the page has settled: for what the first paint must not wait for. */
export const useWhenIdle = (): boolean => {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const done = () => {
      setIdle(true);
    };
    // Safari has no such call.
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(done, 500);
      return () => {
        clearTimeout(timer);
      };
    }
    const handle = requestIdleCallback(done, { timeout: LATEST });
    return () => {
      cancelIdleCallback(handle);
    };
  }, []);
  return isIdle;
};
