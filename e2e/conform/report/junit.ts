import { escapeMarkup } from '../../../src/lib/markup';
import type { Outcome } from '../conform';
import { countOf, type Row } from '../verdict';

/** Characters that XML cannot represent. */
// eslint-disable-next-line no-control-regex -- control characters are what is looked for
const UNSAYABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const safe = (text: string): string => escapeMarkup(text.replace(UNSAYABLE, '?'));

const inside = ({ verdict, why, curl }: Row): string => {
  const told = safe([...why, ...(curl === undefined ? [] : [curl])].join('\n'));
  if (verdict === 'broken') return `<failure message="${safe(why[0] ?? '')}">${told}</failure>`;
  if (verdict === 'unasked') return `<skipped message="${told}"/>`;
  return why.length > 0 ? `<system-out>${told}</system-out>` : '';
};

const testCase = (row: Row): string =>
  `    <testcase classname="${safe(row.call)}" name="${safe(row.rule)}">${inside(row)}</testcase>`;

/** A lenient row is a passed test with a message. */
export const junit = ({ rows }: Outcome): string => {
  const { broken, unasked } = countOf(rows);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites>',
    `  <testsuite name="contract" tests="${rows.length}" failures="${broken}" skipped="${unasked}">`,
    ...rows.map(testCase),
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
};
