import { type RefObject, useEffect } from 'react';

/** Publishes the height of the bottom bar to the style sheets: larger letters and long sums make it grow. */
export const useBarHeight = (bar: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    if (!bar.current) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      style.setProperty('--foot-measured', `${entry?.target.getBoundingClientRect().height ?? 0}px`);
    });
    observer.observe(bar.current);
    return () => {
      observer.disconnect();
      style.removeProperty('--foot-measured');
    };
  }, [bar]);
};
