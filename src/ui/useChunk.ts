import { useEffect, useState } from 'react';
import { retryOnce } from '../lib/retryOnce';

/**
 * Loads a chunk when it is first wanted; null until it has loaded. `load` must be the same function at every render.
 * A failed load is retried once. After that the chunk is fetched again when the browser is back online, the next time
 * it is wanted, or when it is wanted for another reason.
 */
export const useChunk = <T>(load: () => Promise<T>, wanted: boolean | string, onFailed?: () => void): T | null => {
  const [chunk, setChunk] = useState<{ part: T } | null>(null);
  const missing = chunk === null && wanted;
  useEffect(() => {
    if (missing === false) return undefined;
    let isWaiting = true;
    const start = () => {
      retryOnce(load).then(
        (part) => {
          if (isWaiting) setChunk({ part });
        },
        () => {
          if (isWaiting) onFailed?.();
        },
      );
    };
    start();
    window.addEventListener('online', start);
    return () => {
      isWaiting = false;
      window.removeEventListener('online', start);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a new error handler must not fetch again
  }, [load, missing]);
  return chunk?.part ?? null;
};
