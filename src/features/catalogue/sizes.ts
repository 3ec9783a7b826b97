const LETTERS = ['xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl', 'xxxl'];

const rank = (size: string): number => {
  const letter = LETTERS.indexOf(size.toLowerCase());
  if (letter >= 0) return letter;
  const number = Number.parseFloat(size);
  return Number.isNaN(number) ? Infinity : LETTERS.length + number;
};

/** Letters from small to large, then numbers, then words. */
export const compareSizes = (a: string, b: string): number => {
  const left = rank(a);
  const right = rank(b);
  return left === right ? a.localeCompare(b, 'en', { numeric: true }) : left - right;
};
