// The one test command: format, lint, types, unit tests, build, browser tests. It goes on after a failed step, so that
// one run tells everything, and ends with a line that counts the tests.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';

const RESULTS = 'test-results';
const JEST = `${RESULTS}/jest.json`;
const E2E = `${RESULTS}/e2e.json`;

const STEPS = [
  { name: 'format', command: 'npx prettier --check .' },
  { name: 'lint', command: 'npm run --silent lint' },
  { name: 'types', command: 'npx tsc -p .' },
  { name: 'unused code', command: 'npx knip -c .config/knip.json' },
  { name: 'lock file', command: 'node .ci/lockIntegrity.mjs' },
  { name: 'fault rows', command: 'node .ci/faultRows.mjs' },
  { name: 'unit tests', command: `npx jest --json --outputFile=${JEST}`, counts: JEST },
  // The browser tests find it made from these sources, and do not build again.
  { name: 'build', command: `npx tsx -e "require('./server/build').ensureBuild()"` },
  { name: 'browser tests', command: 'npm run --silent e2e', counts: E2E, browser: true },
];

const count = (file) => {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 };
  const result = JSON.parse(readFileSync(file, 'utf8'));
  if ('stats' in result) {
    const { expected, unexpected, flaky, skipped } = result.stats;
    return { passed: expected + flaky, failed: unexpected, skipped };
  }
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, numPendingTests } = result;
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites, skipped: numPendingTests };
};

const run = ({ name, command, counts }) => {
  console.log(`\n== ${name}: ${command}`);
  const start = Date.now();
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' });
  const ok = status === 0;
  console.log(`== ${name}: ${ok ? 'ok' : 'FAILED'} in ${Math.round((Date.now() - start) / 1000)} s`);
  const counted = counts ? count(counts) : { passed: 0, failed: 0, skipped: 0 };
  // A step that failed without a failed test is still one failure.
  return { name, ok, ...counted, failed: counted.failed || (ok ? 0 : 1) };
};

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
const withBrowser = !process.argv.includes('--no-browser');
const results = STEPS.filter((step) => withBrowser || !step.browser).map(run);
const sum = (key) => results.reduce((total, result) => total + result[key], 0);

console.log(`\n${results.map(({ name, ok }) => `${name} ${ok ? 'ok' : 'FAILED'}`).join(' · ')}`);
const skipped = sum('skipped');
console.log(`${sum('passed')} passed, ${sum('failed')} failed${skipped ? `, ${skipped} skipped` : ''}`);
process.exit(results.every(({ ok }) => ok) ? 0 : 1);
