import type { Outcome } from '../conform';
import { countOf, type Row, scoreOf } from '../verdict';

const WIDEST = 'unasked'.length;

const line = ({ verdict, call, rule }: Row, width: number): string =>
  `${verdict.padEnd(WIDEST)}  ${call.padEnd(width)}  ${rule}`;

const reasons = ({ why, curl }: Row): string[] => {
  const indent = ' '.repeat(WIDEST + 2);
  return [...why.map((text) => `${indent}- ${text}`), ...(curl === undefined ? [] : [`${indent}  ${curl}`])];
};

export const scoreLine = (rows: readonly Row[]): string => {
  const { kept, lenient, broken, unasked } = countOf(rows);
  return `${kept} kept, ${lenient} lenient, ${broken} broken, ${unasked} not asked: ${scoreOf(rows)} of 100`;
};

/** The printed report: each row, followed by the deviations from the document. */
export const table = ({ rows, left }: Outcome): string => {
  const width = Math.max(...rows.map(({ call }) => call.length));
  const remains = left.length === 0 ? [] : ['', 'Left behind:', ...left.map((text) => `- ${text}`)];
  return [...rows.flatMap((row) => [line(row, width), ...reasons(row)]), ...remains, '', scoreLine(rows)].join('\n');
};
