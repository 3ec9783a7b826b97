import { type RefObject, useLayoutEffect } from 'react';

/**
 * slick hides slides and their copies from assistive technology but leaves their links in the tab order, and a focused
 * one drags the list out of place. This hook makes hidden slides unfocusable.
 */
export const useInertSlides = (ref: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const root = ref.current;
    if (!root) return undefined;
    const sync = () => {
      for (const slide of root.querySelectorAll<HTMLElement>('.slick-slide')) {
        const isHidden = slide.getAttribute('aria-hidden') === 'true';
        if (slide.inert !== isHidden) slide.inert = isHidden;
      }
      const list = root.querySelector('.slick-list');
      if (list) list.scrollLeft = 0;
    };
    sync();
    const observer = new MutationObserver(sync);
    observer.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: ['aria-hidden'] });
    return () => {
      observer.disconnect();
    };
  }, [ref]);
};
