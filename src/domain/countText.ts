import { grouped } from '../lib/money';

/** The number of products, and the range that this page of the list shows. */
export const countText = (shown: number, found: number, before = 0): string => {
  if (shown < found) return `Showing ${grouped(before + 1)}–${grouped(before + shown)} of ${grouped(found)} products`;
  return found === 1 ? '1 product' : `${grouped(found)} products`;
};
