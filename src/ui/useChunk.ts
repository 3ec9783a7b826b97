import { useEffect, useState } from 'react';

/**
 * A part that is only fetched when it is wanted; null until it is there. `load` must be one and the same function at
 * every render. A part that did not come is fetched anew the next time it is wanted, or wanted for another reason.
 */
export const useChunk = <T>(load: () => Promise<T>, wanted: boolean | string, onFailed?: () => void): T | null => {
  const [chunk, setChunk] = useState<{ part: T } | null>(null);
  const missing = chunk === null && wanted;
  useEffect(() => {
    if (missing === false) return undefined;
    let isWaiting = true;
    load().then(
      (part) => {
        if (isWaiting) setChunk({ part });
      },
      () => {
        if (isWaiting) onFailed?.();
      },
    );
    return () => {
      isWaiting = false;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what to do about a failure is no reason to fetch again
  }, [load, missing]);
  return chunk?.part ?? null;
};
