import { type RefObject, useEffect, useState } from 'react';

/** Whether any part of the element is visible; true until the browser reports. */
export const useIsInView = (target: RefObject<HTMLElement | null>): boolean => {
  const [isInView, setInView] = useState(true);
  useEffect(() => {
    const element = target.current;
    if (!element || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver((entries) => {
      const last = entries[entries.length - 1];
      if (last) setInView(last.isIntersecting);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [target]);
  return isInView;
};
