/** How many there are, and how many of them a limited list shows. */
export const countText = (shown: number, found: number): string => {
  if (shown < found) return `Showing ${shown} of ${found} items`;
  return found === 1 ? '1 item' : `${found} items`;
};
