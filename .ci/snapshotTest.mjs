// npm run snapshot:test FILE: generates tests from a shopper's report.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const USAGE = 'Usage: npm run snapshot:test FILE, where FILE is a problem report of the shop (problem-….json).';

const fail = (words) => {
  console.error(words);
  process.exit(2);
};

const parsed = (text) => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const [path] = process.argv.slice(2);
if (!path) fail(USAGE);
if (!existsSync(path)) fail(`There is no file ${path}. ${USAGE}`);
const text = readFileSync(path, 'utf8');
const file = parsed(text);
// Older files have the report beside the state.
const { code, route = '*', requests = [] } = file?.committedState?.report ?? file?.report ?? {};
if (!/^[A-Z0-9]{1,12}$/.test(code ?? '')) fail(`${path} is not a problem report of the shop. ${USAGE}`);

const folder = join('src', 'testing', 'reports');
const named = (end) => join(folder, `${code}.${end}`);
mkdirSync(folder, { recursive: true });

const read = `readFileSync(join(__dirname, '${code}.json'), 'utf8')`;
const screenTest = `import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen } from '@testing-library/react';
import { renderReplay } from '../renderReplay';

test(${JSON.stringify(`${code}: what was seen at ${route}`)}, async () => {
  const { seen } = await renderReplay(${read});
  await screen.findByRole('heading', { level: 1 });
  expect(seen()).toMatchInlineSnapshot();
});
`;
const callsTest = `import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { replayCalls } from '../replayCalls';

test(${JSON.stringify(`${code}: how the shop handles each refused or failed call`)}, async () => {
  const { recorded, now } = await replayCalls(${read});
  expect(now).toEqual(recorded);
});
`;

const stepsTest = (assertion) => `import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaySteps } from '../replaySteps';

test(${JSON.stringify(`${code}: the result of the recorded presses`)}, async () => {
  ${assertion}
});
`;
const SAME = `const { recorded, now, notPressed } = await replaySteps(${read});
  expect({ ...now, notPressed }).toEqual({ ...recorded, notPressed: [] });`;
const KNOWN = `const { now } = await replaySteps(${read});
  expect(now).toMatchInlineSnapshot();`;

/** Never overwrites an existing file: it may have been edited since. */
const write = (path, content) => {
  if (existsSync(path)) {
    console.log(`${path} exists already and is not overwritten. Delete it to write it again.`);
    return [];
  }
  writeFileSync(path, content);
  return [path];
};

const isRefusedOrFailed = ({ status }) => !/^(2\d\d|ok|unanswered)$/.test(status);
const data = write(named('json'), text);
const screens = write(named('test.tsx'), screenTest);
const calls = requests.some(isRefusedOrFailed) ? write(named('calls.test.ts'), callsTest) : [];
// The first run records the results; later runs assert them.
const run = (...args) => spawnSync('npx', args, { stdio: 'inherit', shell: process.platform === 'win32' }).status ?? 1;

/** No test is generated from steps that do not reproduce the recorded result. */
const writeSteps = () => {
  const hasCall = Object.values(file.actionsById ?? {}).some(({ action }) => action?.about?.call !== undefined);
  if (!hasCall) return [];
  const path = named('steps.test.ts');
  const [written] = write(path, stepsTest(SAME));
  if (!written) return [];
  if (run('jest', path) !== 0) {
    rmSync(path);
    console.log(
      'The recorded presses did not reproduce the recorded result (see above), so no test was written for them.',
    );
    return [];
  }
  writeFileSync(path, stepsTest(KNOWN));
  return [path];
};

const steps = writeSteps();
const tests = [...screens, ...calls, ...steps];
if (tests.length === 0) process.exit(0);

const status = run('jest', '--ci=false', ...tests) || run('oxfmt', ...data, ...tests);
if (status === 0) {
  for (const path of screens)
    console.log(`${path} asserts what the shopper saw. Change it to what they should have seen.`);
  for (const path of steps)
    console.log(`${path} asserts the result of the recorded presses. Change it to the expected result.`);
  for (const path of calls) console.log(`${path} asserts how the shop handles the recorded replies.`);
}
process.exit(status);
