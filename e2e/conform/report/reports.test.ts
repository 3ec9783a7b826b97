import type { Row } from '../verdict';
import { junit } from './junit';
import { page } from './page';
import { table } from './table';

const HOSTILE = '</td><script>alert("1")</script>\u0001';
const rows: Row[] = [
  { call: 'GET /a', rule: 'holds', verdict: 'kept', why: [] },
  { call: 'GET /a', rule: 'is read', verdict: 'lenient', why: ['a number as text'] },
  { call: 'POST /long/call', rule: HOSTILE, verdict: 'broken', why: ['one', HOSTILE], curl: 'curl -i "x"' },
  { call: 'GET /c', rule: 'answers', verdict: 'unasked', why: ['needs --write'] },
];
const outcome = { rows, left: ['order ORD-1 could not be cancelled'] };

const parse = (text: string, type: DOMParserSupportedType) => new DOMParser().parseFromString(text, type);

test('the table lists each row with its findings, the data it left behind and the score', () => {
  expect(table({ ...outcome, rows: rows.map((row) => ({ ...row, rule: row.rule.slice(0, 9) })) })).toBe(
    [
      'kept     GET /a           holds',
      'lenient  GET /a           is read',
      '         - a number as text',
      'broken   POST /long/call  </td><scr',
      '         - one',
      `         - ${HOSTILE}`,
      '           curl -i "x"',
      'unasked  GET /c           answers',
      '         - needs --write',
      '',
      'Left behind:',
      '- order ORD-1 could not be cancelled',
      '',
      '1 kept, 1 lenient, 1 broken, 1 not asked: 50 of 100',
    ].join('\n'),
  );
});

test('the JUnit file counts failures and skips, and stays valid XML with hostile text', () => {
  const suite = parse(junit(outcome), 'application/xml').querySelector('testsuite')!;
  expect(['tests', 'failures', 'skipped'].map((name) => suite.getAttribute(name))).toEqual(['4', '1', '1']);
  expect(suite.querySelectorAll('testcase > failure')).toHaveLength(1);
  expect(suite.querySelector('failure')?.parentElement?.getAttribute('name')).toBe(HOSTILE.replace('\u0001', '?'));
  expect(suite.querySelector('failure')?.textContent).toContain('curl -i "x"');
  expect(suite.querySelector('skipped')?.getAttribute('message')).toBe('needs --write');
});

test('the HTML page contains no scripts, loads nothing and shows hostile input as text', () => {
  const html = page(outcome, 'https://shop.example/<b>');
  const shown = parse(html, 'text/html');
  expect(shown.querySelectorAll('script, link, img, iframe, b, [onclick]')).toHaveLength(0);
  expect(shown.querySelectorAll('tbody tr')).toHaveLength(4);
  expect(shown.querySelector('tr.broken')?.textContent).toContain('</td><script>');
  expect(shown.querySelector('meta[http-equiv]')?.getAttribute('content')).toMatch(
    /^default-src 'none'; style-src 'sha256-[\w+/]+=*'$/,
  );
});
