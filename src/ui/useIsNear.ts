import { type RefObject, useEffect, useState } from 'react';

/** True once the element is within a screen's height of the window; true at once if the browser cannot observe it. */
export const useIsNear = (target: RefObject<Element | null>): boolean => {
  const [isNear, setIsNear] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    const element = target.current;
    if (isNear || !element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: '100%' },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [target, isNear]);
  return isNear;
};
