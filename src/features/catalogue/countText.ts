import { grouped } from '../../lib/money';

/** The number of items, and the range that this page of the list shows. */
export const countText = (shown: number, found: number, before = 0): string => {
  if (shown < found) return `Showing ${grouped(before + 1)}–${grouped(before + shown)} of ${grouped(found)} items`;
  return found === 1 ? '1 item' : `${grouped(found)} items`;
};
