import { plainWords } from '../redact/plainWords';
import type { RecordedError, RecordedStep } from './recording';
import { ERROR_CAUGHT } from './supportEvents';

const MOST_ERRORS = 20;

/** Log of thrown errors, redacted to plain words; `earlier`: errors of the page before the last load. */
export const errorLog = (earlier: readonly RecordedError[] = []) => {
  let errors = [...earlier];
  return {
    add: ({ type, payload }: { type: string; payload?: unknown }, at: number): Pick<RecordedStep, 'about' | 'mark'> => {
      if (type !== ERROR_CAUGHT) return {};
      const given = payload as { name: string; message: string };
      const about = { name: plainWords(given.name), message: plainWords(given.message) };
      errors = [...errors, { ...about, at }].slice(-MOST_ERRORS);
      return { about, mark: 'thrown' };
    },
    read: (): RecordedError[] => errors,
    forget: (): void => {
      errors = [];
    },
  };
};
