import { type RefObject, useLayoutEffect } from 'react';
import { prefersReducedMotion } from '../../ui/useMediaQuery';
import { takeTappedPicture } from '../../ui/tappedPicture';

const DURATION_MS = 220;
/** After a longer wait the movement would surprise. */
const MAX_DELAY_MS = 500;

/**
 * Moves the photo from the tapped card to its place on the product page. A view transition of the browser would hold
 * the page back until it has captured the list.
 */
export const useGrowFromCard = (stage: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const card = takeTappedPicture();
    const photo = stage.current?.querySelector('img');
    if (!stage.current || !card || photo?.src !== card.src) return;
    if (performance.now() - card.at > MAX_DELAY_MS) return;
    if (prefersReducedMotion()) return;
    const { left, top, width } = stage.current.getBoundingClientRect();
    // The new page is at its top by the time it is painted.
    const x = card.place.left - left;
    const y = card.place.top - (top + window.scrollY);
    const from = `translate(${x}px, ${y}px) scale(${card.place.width / width})`;
    stage.current.animate(
      [
        { transformOrigin: '0 0', transform: from },
        { transformOrigin: '0 0', transform: 'none' },
      ],
      {
        duration: DURATION_MS,
        easing: 'cubic-bezier(0.2, 0, 0, 1)',
      },
    );
  }, [stage]);
};
