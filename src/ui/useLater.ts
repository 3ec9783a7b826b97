import { useEffect, useState } from 'react';

/** False at first and while not running, true once it has run for the given time. */
export const useLater = (delayMs: number, running = true): boolean => {
  const [isLater, setIsLater] = useState(false);
  useEffect(() => {
    if (!running) return undefined;
    const timer = setTimeout(() => {
      setIsLater(true);
    }, delayMs);
    return () => {
      clearTimeout(timer);
    };
  }, [delayMs, running]);
  return running && isLater;
};
