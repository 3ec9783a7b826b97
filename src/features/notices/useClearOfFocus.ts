import { type RefObject, useEffect } from 'react';
import styles from './NoticeHost.module.css';
import { shiftFrom } from './shiftFrom';

/** Keeps the toasts clear of the focused element (WCAG 2.4.11), which a page at its top cannot scroll away. */
export const useClearOfFocus = (part: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const toasts = part.current?.closest<HTMLElement>(`.${styles.container}`);
    if (!toasts) return undefined;
    const place = () => {
      const focused = document.activeElement;
      // A toast that moves away while the keyboard reaches it would be hard to follow.
      if (!focused || toasts.contains(focused)) return;
      toasts.style.translate = '';
      const shift = shiftFrom(focused.getBoundingClientRect(), toasts.getBoundingClientRect(), window.innerHeight);
      toasts.style.translate = shift === 0 ? '' : `0 ${shift}px`;
    };
    // The browser scrolls a focused element into view after the event.
    const placeLater = () => requestAnimationFrame(place);
    const observer = new ResizeObserver(place);
    observer.observe(toasts);
    document.addEventListener('focusin', placeLater);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', placeLater);
    };
  }, [part]);
};
