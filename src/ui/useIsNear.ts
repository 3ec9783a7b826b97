import { type RefObject, useEffect, useState } from 'react';

/**
 * True once the element is within a screen's height of the window, or another margin; true at once if the browser cannot
 * observe it.
 */
export const useIsNear = (target: RefObject<Element | null>, rootMargin = '100%'): boolean => {
  const [isNear, setIsNear] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    const element = target.current;
    if (isNear || !element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [target, isNear, rootMargin]);
  return isNear;
};
