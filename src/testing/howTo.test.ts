import { existsSync, readFileSync } from 'node:fs';

const TEXT = readFileSync('docs/how-to.md', 'utf8');
const BLOCKS = [...TEXT.matchAll(/```tsx?\n\/\/ (\S+)\n([\s\S]*?)```/g)].map(
  ([, path = '', code = '']) => [path, code] as const,
);
const NAMED = new Set([...TEXT.matchAll(/`((?:src|server|e2e|docs)\/[\w./-]+)`/g)].map(([, path = '']) => path));

/** Each section with an example, and the text by which its files refer to the example. */
const EXAMPLES = [
  ['A new call', /getOrders|ordersReply|my-orders/],
  ['A new field', /warranty/i],
  ['A new field of the card', /isNew/],
  ['A new field of the checkout', /city/i],
  ['A new optional call', /stock.?alert/i],
  ['A new setting', /pitch/i],
  ['A new page', /order-?tracking/i],
  ['A new step of a payment', /cancel/i],
] as const;

const stepsOf = (section: string): string[] => {
  const [, text = ''] = TEXT.split(`\n## ${section}\n`);
  const [own = ''] = text.split('\n## ');
  const [, ...steps] = own.split(/^\d+\. /m);
  return steps.map((step) => step.split('\n\n')[0] ?? '');
};

const filesOf = (section: string): string[] =>
  // Skips the conditional steps ("if any", "if the"), which do not apply to the example.
  stepsOf(section).flatMap((step) => (/\bif (any|the)/.test(step) ? [] : (/^`([\w./-]+\.\w+)`/.exec(step)?.[1] ?? [])));

describe('docs/how-to.md', () => {
  test('contains examples of a call, a field, a page, a notice and a test', () => {
    expect(BLOCKS.map(([path]) => path.split('/').pop()?.split('.')[0])).toEqual([
      'firstTest',
      'newCall',
      'newField',
      'newPage',
      'newNotice',
    ]);
  });

  test.each(BLOCKS)('quotes the test file %s verbatim', (path, code) => {
    expect(readFileSync(path, 'utf8')).toBe(code);
  });

  test('names only paths that exist', () => {
    expect(NAMED.size).toBeGreaterThan(20);
    expect([...NAMED].filter((path) => !existsSync(path))).toEqual([]);
  });

  test.each(EXAMPLES)('%s: every file named in its steps contains the example', (section, name) => {
    const files = filesOf(section);
    expect(files.length).toBeGreaterThan(1);
    expect(files.filter((file) => !name.test(readFileSync(file, 'utf8')))).toEqual([]);
  });

  test.each([
    ['A new call', 6],
    ['A new field', 5],
    ['A new field of the card', 9],
    ['A new field of the checkout', 7],
    ['A new optional call', 12],
  ])('%s: every step names a file to change, at most %i of them', (section, most) => {
    const files = filesOf(section);
    expect(files).toHaveLength(stepsOf(section).length);
    expect(files.length).toBeLessThanOrEqual(most);
  });
});
