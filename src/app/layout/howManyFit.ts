/** How many of these stand side by side; where not all do, there must be room for what holds the others too. */
export const howManyFit = (widths: readonly number[], room: number, more: number): number => {
  let end = 0;
  const ends = widths.map((width) => (end += width));
  return end <= room ? widths.length : ends.filter((one) => one + more <= room).length;
};
