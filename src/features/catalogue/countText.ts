import { grouped } from '../../lib/money';

/** How many there are, and how many of them a limited list shows. */
export const countText = (shown: number, found: number): string => {
  if (shown < found) return `Showing ${grouped(shown)} of ${grouped(found)} items`;
  return found === 1 ? '1 item' : `${grouped(found)} items`;
};
