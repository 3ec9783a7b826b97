import { useEffect, useState } from 'react';

/** False at first and while not running, true once it has run for the given time. */
export const useElapsed = (delayMs: number, running = true): boolean => {
  const [hasElapsed, setHasElapsed] = useState(false);
  useEffect(() => {
    if (!running) return undefined;
    const timer = setTimeout(() => {
      setHasElapsed(true);
    }, delayMs);
    return () => {
      clearTimeout(timer);
    };
  }, [delayMs, running]);
  return running && hasElapsed;
};
