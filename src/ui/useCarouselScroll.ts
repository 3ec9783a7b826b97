import { useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from './useMediaQuery';

interface Ends {
  overflows: boolean;
  atStart: boolean;
  atEnd: boolean;
}

// Positions are fractions on dense screens.
const SLACK = 2;
/** Part of the previous view that stays visible, so that the eye finds its place. */
const STEP = 0.9;

const endsOf = ({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): Ends => ({
  overflows: scrollWidth > clientWidth + SLACK,
  atStart: scrollLeft <= SLACK,
  atEnd: scrollLeft + clientWidth >= scrollWidth - SLACK,
});

const same = (a: Ends, b: Ends): boolean =>
  a.overflows === b.overflows && a.atStart === b.atStart && a.atEnd === b.atEnd;

/** Pages through a box that scrolls sideways and reports when either end is reached. */
export const useCarouselScroll = (count: number, loops: boolean) => {
  const list = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState<Ends>({ overflows: false, atStart: true, atEnd: true });

  useEffect(() => {
    const box = list.current;
    if (!box) return undefined;
    let frame = 0;
    // Measured at most once a frame, and never between a DOM change and its layout.
    const measure = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        setEnds((before) => {
          const now = endsOf(box);
          return same(before, now) ? before : now;
        });
      });
    };
    // The browser leaves a focused item that is already partly visible where it is.
    const reveal = ({ target }: FocusEvent) => {
      const item = target as Element;
      // Scrolling under a mouse button that is still pressed would lose the click.
      if (item.matches(':focus-visible')) item.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    };
    measure();
    box.addEventListener('focusin', reveal);
    box.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      cancelAnimationFrame(frame);
      box.removeEventListener('focusin', reveal);
      box.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    };
  }, [count]);

  const go = (direction: -1 | 1): void => {
    const box = list.current;
    if (!box) return;
    const { atStart, atEnd } = endsOf(box);
    const behavior = prefersReducedMotion() ? 'auto' : 'smooth';
    if (loops && direction > 0 && atEnd) box.scrollTo({ left: 0, behavior });
    else if (loops && direction < 0 && atStart) box.scrollTo({ left: box.scrollWidth, behavior });
    else box.scrollBy({ left: direction * box.clientWidth * STEP, behavior });
  };

  return { list, ...ends, go };
};
