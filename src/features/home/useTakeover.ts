import { type RefObject, useEffect, useState } from 'react';
import { retryOnce } from '../../lib/retryOnce';
import type { SlickSlides } from './SlickSlides';
import { whenQuiet } from './whenQuiet';

const load = async (): Promise<typeof SlickSlides> =>
  (await import(/* webpackChunkName: "slideshow" */ './SlickSlides')).SlickSlides;

interface Takeover {
  Slides: typeof SlickSlides;
}

/** The rotating slides, once the page is idle and their chunk has loaded; null until then. */
export const useTakeover = (stage: RefObject<HTMLElement | null>, isWanted: boolean): Takeover | null => {
  const [takeover, setTakeover] = useState<Takeover | null>(null);
  useEffect(() => {
    const root = stage.current;
    if (!isWanted || !root) return undefined;
    const leaving = new AbortController();
    const take = async () => {
      await whenQuiet(root);
      leaving.signal.throwIfAborted();
      const Slides = await retryOnce(load);
      leaving.signal.throwIfAborted();
      setTakeover({ Slides });
    };
    // If the page is left or the chunk fails to load, the plain slide stays.
    take().catch(() => undefined);
    return () => {
      leaving.abort();
    };
  }, [isWanted, stage]);
  return isWanted ? takeover : null;
};
