// From a report to a test: npm run snapshot:test FILE
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const [file] = process.argv.slice(2);
const text = file ? readFileSync(file, 'utf8') : '{}';
const { code, route = '*' } = JSON.parse(text).report ?? {};
if (!/^[A-Z0-9]{1,12}$/.test(code ?? '')) {
  console.error('Usage: npm run snapshot:test FILE, where FILE is a problem report of the shop');
  process.exit(2);
}

const folder = join('src', 'testing', 'reports');
const [data, test] = [join(folder, `${code}.json`), join(folder, `${code}.test.tsx`)];
mkdirSync(folder, { recursive: true });
writeFileSync(data, text);
writeFileSync(
  test,
  `import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen } from '@testing-library/react';
import { renderReplay } from '../renderReplay';

test(${JSON.stringify(`${code}: what was seen at ${route}`)}, async () => {
  const { seen } = await renderReplay(readFileSync(join(__dirname, '${code}.json'), 'utf8'));
  await screen.findByRole('heading', { level: 1 });
  expect(seen()).toMatchInlineSnapshot();
});
`,
);

// The first run writes down what is seen; from then on it is asserted.
const run = (...args) => spawnSync('npx', args, { stdio: 'inherit', shell: process.platform === 'win32' }).status ?? 1;
const status = run('jest', '--ci=false', test) || run('prettier', '--log-level', 'warn', '--write', data, test);
if (status === 0) console.log(`${test} asserts what the shopper saw. Change it to what they should have seen.`);
process.exit(status);
