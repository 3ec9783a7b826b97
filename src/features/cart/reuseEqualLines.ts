import type { Id } from '../../lib/ids';
import type { CheckedLine } from './checkedLines';

const sameValue = (a: unknown, b: unknown): boolean =>
  Object.is(a, b) || (typeof a === 'object' && JSON.stringify(a) === JSON.stringify(b));

const sameLine = (a: CheckedLine, b: CheckedLine): boolean =>
  (Object.keys(a) as (keyof CheckedLine)[]).every((key) => sameValue(a[key], b[key]));

/** Gives back the very objects it gave before where a line has not changed, so that only the others are drawn anew. */
export const makeLineKeeper = (): ((lines: CheckedLine[]) => CheckedLine[]) => {
  let kept = new Map<Id, CheckedLine>();
  return (lines) => {
    const result = lines.map((line) => {
      const before = kept.get(line.id);
      return before && sameLine(before, line) ? before : line;
    });
    kept = new Map(result.map((line) => [line.id, line]));
    return result;
  };
};

export const reuseEqualLines = (a: readonly CheckedLine[], b: readonly CheckedLine[]): boolean =>
  a.length === b.length && a.every((line, index) => line === b[index]);
