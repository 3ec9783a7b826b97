import { type RefObject, useEffect, useState } from 'react';
import type { SlickSlides } from './SlickSlides';
import { whenQuiet } from './whenQuiet';

interface Takeover {
  Slides: typeof SlickSlides;
  /** The shopper stood on the plain slide's button: they must find themselves on the same button after. */
  hadFocus: boolean;
}

const TAKEOVER_DELAY_MS = 700;

const load = async (): Promise<typeof SlickSlides> =>
  (await import(/* webpackChunkName: "slideshow" */ './SlickSlides')).SlickSlides;

// A lost file is asked for once more; without it the first slide simply stays.
const loadWithRetry = async (): Promise<typeof SlickSlides> => {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, TAKEOVER_DELAY_MS));
    return load();
  }
};

/** What moves the slides, once the page is quiet and it has arrived; null until then. */
export const useTakeover = (stage: RefObject<HTMLElement | null>, isWanted: boolean): Takeover | null => {
  const [takeover, setTakeover] = useState<Takeover | null>(null);
  useEffect(() => {
    const root = stage.current;
    if (!isWanted || !root) return undefined;
    const leaving = new AbortController();
    const take = async () => {
      await whenQuiet(root);
      leaving.signal.throwIfAborted();
      const Slides = await loadWithRetry();
      leaving.signal.throwIfAborted();
      setTakeover({ Slides, hadFocus: root.contains(document.activeElement) });
    };
    // Left, or not to be had: the plain slide stays.
    take().catch(() => undefined);
    return () => {
      leaving.abort();
    };
  }, [isWanted, stage]);
  return isWanted ? takeover : null;
};
