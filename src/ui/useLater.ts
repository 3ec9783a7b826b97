import { useEffect, useState } from 'react';

/** False at first, true once so much time has gone by. */
export const useLater = (delayMs: number): boolean => {
  const [isLater, setIsLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setIsLater(true);
    }, delayMs);
    return () => {
      clearTimeout(timer);
    };
  }, [delayMs]);
  return isLater;
};
