import { writeFile } from 'node:fs/promises';
import { format } from 'oxfmt';
import { KINDS } from './kinds';
import type { Result } from './matrix';

const intro = `# Every call with every fault

Each call with a scene (\`e2e/faults/scenes\`) meets each kind of fault in a browser, and what a shopper then sees and
keeps is compared with the rules in \`e2e/faults/rules\`: the words, the way to try again and that it works, session, bag,
wishlist, form and open payment, how often the call went out, nothing busy for ever, nothing silly on the page.
\`npm run faults -- --write\` runs all of it and writes this page; the browser tests run a part
(\`e2e/faults/ciCells.ts\`). The row of a call without a scene is empty: \`src/api/endpoints.test.ts\` alone checks its
failures.

**\\*** the server has acted before its reply is spoilt. ✓ all of it holds.
`;

const cellText = ({ problems }: Result): string => (problems.length === 0 ? '✓' : '✗');

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** The page of the results: a table of calls and kinds, and below it what went wrong where. */
const resultPage = (results: readonly Result[], calls: readonly string[]): string => {
  const resultOf = (call: string, kind: string) =>
    results.find((result) => result.call === call && result.kind === kind);
  const failed = results.filter(({ problems }) => problems.length > 0);
  const head = KINDS.map(({ name, acts }) => (acts ? `${name}\\*` : name));
  const rows = calls.map((call) => {
    const cells = KINDS.map(({ name }) => resultOf(call, name)).map((result) => (result ? cellText(result) : ''));
    return row([`\`${call}\``, ...cells]);
  });
  return [
    intro,
    `${results.length} cells, ${failed.length} do not hold.\n`,
    row(['call', ...head]),
    row(['call', ...head].map(() => '---')),
    ...rows,
    '',
    ...failed.map(({ call, kind, problems }) => `- \`${call}\` × ${kind}: ${problems.join('; ')}`),
  ].join('\n');
};

export const writeResults = async (file: string, results: readonly Result[], calls: readonly string[]) =>
  writeFile(file, (await format(file, resultPage(results, calls))).code);
