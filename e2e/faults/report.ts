import { writeFile } from 'node:fs/promises';
import { format } from 'oxfmt';
import { KINDS } from './kinds';
import type { Result } from './matrix';

const intro = `# Every call with every fault

Each call with a scene (\`e2e/faults/scenes\`) is made in a browser with each kind of fault. The rules in
\`e2e/faults/rules\` define the expected page: the message, a retry that works, unchanged session, bag, wishlist, form and
open payment, the number of requests, no busy state that stays, no garbage text. \`npm run faults -- --write\` runs all
cells and writes this page; the browser tests run some of them (\`e2e/faults/ciCells.ts\`). The row of a call without a
scene is empty: only \`src/api/endpoints.test.ts\` tests its errors.

**\\*** the server has acted before its reply is damaged. ✓ all expectations are met.
`;

const cellText = ({ problems }: Result): string => (problems.length === 0 ? '✓' : '✗');

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** The page of the results: a table of calls and kinds, followed by the failed cells. */
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
    `${results.length} cells, ${failed.length} failed.\n`,
    row(['call', ...head]),
    row(['call', ...head].map(() => '---')),
    ...rows,
    '',
    ...failed.map(({ call, kind, problems }) => `- \`${call}\` × ${kind}: ${problems.join('; ')}`),
  ].join('\n');
};

export const writeResults = async (file: string, results: readonly Result[], calls: readonly string[]) =>
  writeFile(file, (await format(file, resultPage(results, calls))).code);
