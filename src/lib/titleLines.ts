const FIRST = 2;
const SECOND = 3;

/** Splits a slide's title into lines of two words, three words and the rest; empty lines are dropped. */
export const titleLines = (title: string): string[] => {
  const words = title.split(/\s+/).filter(Boolean);
  const lines = [words.slice(0, FIRST), words.slice(FIRST, FIRST + SECOND), words.slice(FIRST + SECOND)];
  return lines.map((line) => line.join(' ')).filter(Boolean);
};
