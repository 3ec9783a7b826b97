/** How many of these fit side by side; when not all do, the button for the others needs room too. */
export const howManyFit = (widths: readonly number[], available: number, more: number): number => {
  let end = 0;
  const ends = widths.map((width) => (end += width));
  return end <= available ? widths.length : ends.filter((one) => one + more <= available).length;
};
