import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** How many entries fit in one row; if some do not, the button for the rest needs space too. */
export const howManyFit = (widths: readonly number[], available: number, more: number): number => {
  let end = 0;
  const ends = widths.map((width) => (end += width));
  return end <= available ? widths.length : ends.filter((one) => one + more <= available).length;
};

interface Measured {
  entries: readonly unknown[];
  fit: number;
}

/**
 * How many entries fit in their list beside the button for the rest. All are rendered for measuring before the browser
 * paints.
 */
export const useFitting = (entries: readonly unknown[]) => {
  const list = useRef<HTMLUListElement>(null);
  const [measured, setMeasured] = useState<Measured | null>(null);
  const known = measured?.entries === entries ? measured.fit : null;

  useLayoutEffect(() => {
    if (known !== null || !list.current) return;
    const widths = [...list.current.children].map((entry) => entry.getBoundingClientRect().width);
    const more = widths.pop() ?? 0;
    setMeasured({ entries, fit: howManyFit(widths, list.current.getBoundingClientRect().width, more) });
  }, [entries, known]);

  useEffect(() => {
    if (!list.current) return undefined;
    let before = list.current.clientWidth;
    const observer = new ResizeObserver(([entry]) => {
      const now = entry?.target.clientWidth ?? before;
      if (now !== before) setMeasured(null);
      before = now;
    });
    observer.observe(list.current);
    return () => {
      observer.disconnect();
    };
  }, []);

  return { list, fit: known ?? entries.length, isMeasuring: known === null };
};
