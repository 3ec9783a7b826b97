const FIRST = 2;
const SECOND = 3;

/** A slide's title as it is set: two words, three words, the rest. A line without words is none. */
export const titleLines = (title: string): string[] => {
  const words = title.split(/\s+/).filter(Boolean);
  const lines = [words.slice(0, FIRST), words.slice(FIRST, FIRST + SECOND), words.slice(FIRST + SECOND)];
  return lines.map((line) => line.join(' ')).filter(Boolean);
};
