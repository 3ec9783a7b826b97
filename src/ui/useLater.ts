import { useEffect, useState } from 'react';

/** False at first, true after the given time. */
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
