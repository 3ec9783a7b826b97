import { type RefObject, useLayoutEffect, useState } from 'react';

export interface RowWindow {
  first: number;
  /** One past the last row that is rendered. */
  end: number;
  /** The height of every row; null until one is measured. */
  height: number | null;
}

/** The number of cards rendered before a row is measured. */
const FIRST_CARDS = 24;
/** The approximate maximum number of cards in the DOM, at some 30 elements each. */
const MOST_CARDS = 22;
const MOST_SPARE_ROWS = 4;

const gapOf = (list: HTMLElement): number => Number.parseFloat(getComputedStyle(list).rowGap) || 0;

const tallest = (list: HTMLElement): number =>
  [...list.children].reduce((most, { firstElementChild: card }) => {
    return card instanceof HTMLElement ? Math.max(most, card.offsetHeight) : most;
  }, 0);

/** Overscan rows: enough for scrolling, few enough to stay fast. */
const spareRows = (visible: number, columns: number): number =>
  Math.min(MOST_SPARE_ROWS, Math.max(1, Math.floor((Math.floor(MOST_CARDS / columns) - visible) / 2)));

const rowsInSight = (list: HTMLElement, height: number, columns: number): Pick<RowWindow, 'first' | 'end'> => {
  const pitch = height + gapOf(list);
  const top = -list.getBoundingClientRect().top;
  const visible = Math.ceil(window.innerHeight / pitch) + 1;
  const spare = spareRows(visible, columns);
  const at = Math.floor(top / pitch);
  return { first: Math.max(0, at - spare), end: Math.max(visible, at + visible + spare) };
};

/**
 * The rows of a long list to render for the current scroll position. The page itself scrolls, so that Back, links and
 * the keyboard work normally; every row is as high as the tallest card measured at this width.
 */
export const useRowWindow = (list: RefObject<HTMLElement | null>, rows: number, columns: number): RowWindow => {
  const [height, setHeight] = useState<number | null>(null);
  const [range, setRange] = useState({ first: 0, end: Math.ceil(FIRST_CARDS / columns) });

  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    let width = -1;
    let high = 0;
    const look = () => {
      const isNewWidth = element.clientWidth !== width;
      width = element.clientWidth;
      high = Math.max(isNewWidth ? 0 : high, tallest(element));
      if (high === 0) return;
      setHeight(high);
      const next = rowsInSight(element, high, columns);
      setRange((now) => (now.first === next.first && now.end === next.end ? now : next));
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [list, columns, rows]);

  // A list that has become shorter is shown from its end.
  const first = Math.max(0, Math.min(range.first, rows - (range.end - range.first)));
  return { first, end: Math.min(rows, first + range.end - range.first), height };
};
