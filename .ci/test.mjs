// Runs format, lint, types, build, unit tests and browser tests. It continues after a failed step, so that one run
// reports everything, and ends with a line that counts the tests. A failed test is retried once: a flaky one is named,
// and does not fail the run. `npm run test:all` sets E2E_ALL, which adds the slow tests and every combination.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { countTests } from './counts.mjs';
import { startGroup } from './processGroup.mjs';

const RESULTS = process.env.RESULTS ?? 'test-results';
const JEST = `${RESULTS}/jest.json`;
const E2E = `${RESULTS}/e2e.json`;

/** Each keeps one core busy, so two run at a time: the longest first. */
const CHECKS = [
  { name: 'lint', command: 'npm run --silent lint' },
  // The browser tests use this build.
  { name: 'build', command: `npx tsx -e "require('./server/build').ensureBuild()"` },
  { name: 'types', command: 'npm run --silent types' },
  { name: 'format', command: 'npx oxfmt --check' },
  { name: 'unused code', command: 'npx knip -c .config/knip.json' },
  { name: 'import cycles', command: 'npx knip -c .config/knip.json --cycles' },
  { name: 'lock file', command: 'node .ci/lockIntegrity.mjs' },
  { name: 'fault rows', command: 'node .ci/faultRows.mjs' },
];
/** Each of these steps uses both cores, so they run one after the other. */
const TESTS = [
  { name: 'unit tests', command: `npx jest --ci --json --outputFile=${JEST}`, counts: JEST },
  ...(process.env.E2E_ALL === '1'
    ? [{ name: 'nothing outlives a run', command: 'node --test .ci/killedRun.test.mjs', browser: true }]
    : []),
  { name: 'browser tests', command: 'npm run --silent e2e -- --forbid-only', counts: E2E, browser: true },
];

/** Runs one step. Its output is passed on as it comes, or all at once at the end. */
const run = async ({ name, command, counts }, { atOnce }) => {
  const head = `\n== ${name}: ${command}`;
  if (!atOnce) console.log(head);
  const start = Date.now();
  // A larger young generation saves a sixth of the time of lint and unit tests.
  const env = { ...process.env, RETRIES: '1', NODE_OPTIONS: '--max-semi-space-size=128' };
  const { child, ended } = startGroup(command, { env, stdio: atOnce ? 'pipe' : 'inherit' });
  const said = [];
  child.stdout?.on('data', (part) => said.push(part));
  child.stderr?.on('data', (part) => said.push(part));
  const code = await ended;
  if (atOnce) process.stdout.write(`${head}\n${Buffer.concat(said)}`);
  const counted = counts ? countTests(counts) : { passed: 0, failed: 0, skipped: 0, flaky: [] };
  // A step that fails without a failed test counts as one failed test.
  const failed = counted.failed || (code === 0 ? 0 : 1);
  const ok = failed === 0;
  console.log(`== ${name}: ${ok ? 'ok' : 'FAILED'} in ${Math.round((Date.now() - start) / 1000)} s`);
  return { name, ok, ...counted, failed };
};

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
const start = Date.now();
const withBrowser = !process.argv.includes('--no-browser');
const results = [];
const waiting = [...CHECKS];
const lane = async () => {
  for (let step = waiting.shift(); step; step = waiting.shift()) results.push(await run(step, { atOnce: true }));
};
await Promise.all([lane(), lane()]);
for (const step of TESTS) if (withBrowser || !step.browser) results.push(await run(step, { atOnce: false }));
const sum = (key) => results.reduce((total, result) => total + result[key], 0);

console.log(`\n${results.map(({ name, ok }) => `${name} ${ok ? 'ok' : 'FAILED'}`).join(' · ')}`);
const flaky = results.flatMap((result) => result.flaky);
const skipped = sum('skipped');
const minutes = ((Date.now() - start) / 60_000).toFixed(1);
console.log(`${minutes} minutes`);
if (flaky.length > 0) {
  const list = flaky.map(({ text, isExcused }) => `${isExcused ? '' : 'Not excused: '}${text}`).join('\n');
  writeFileSync(`${RESULTS}/flaky.txt`, `${list}\n`);
  console.log(`Passed only on the second try:\n${list}\n${flaky.length} flaky`);
}
console.log(`${sum('passed')} passed, ${sum('failed')} failed${skipped ? `, ${skipped} skipped` : ''}`);
process.exit(results.every(({ ok }) => ok) ? 0 : 1);
