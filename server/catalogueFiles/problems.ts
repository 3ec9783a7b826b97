import { OperatorError } from '../domain/operatorError';

const MOST_SHOWN = 100;

/** What is wrong with the files of a catalogue. */
export interface Problems {
  add: (file: string, line: number, text: string) => void;
  /** Throws what was added. */
  refuse: () => void;
}

export const collectProblems = (): Problems => {
  const shown: { file: string; line: number; text: string }[] = [];
  let count = 0;
  return {
    add: (file, line, text) => {
      count += 1;
      if (shown.length < MOST_SHOWN) shown.push({ file, line, text });
    },
    refuse: () => {
      if (count === 0) return;
      shown.sort((one, other) => one.file.localeCompare(other.file) || one.line - other.line);
      const more = count > shown.length ? [`and ${count - shown.length} more`] : [];
      const lines = shown.map(({ file, line, text }) => `${file}:${line}: ${text}`);
      throw new OperatorError([...lines, ...more, 'Nothing has changed'].join('\n'));
    },
  };
};
