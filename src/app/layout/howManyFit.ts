/** How many entries fit in one row; if some do not, the button for the rest needs space too. */
export const howManyFit = (widths: readonly number[], available: number, more: number): number => {
  let end = 0;
  const ends = widths.map((width) => (end += width));
  return end <= available ? widths.length : ends.filter((one) => one + more <= available).length;
};
