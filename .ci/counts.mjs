// Reads the reports of jest and Playwright: how many tests passed, failed or were skipped, and which were flaky.
import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** A flaky test with such an error fails the gate, because an order, payment or stored line was duplicated or lost. */
const NEVER_EXCUSED = /duplicated or lost|line \d+ (is lost|was removed and is back)/;

/** The first lines of an error, which contain the expected and the received value. */
const excerpt = (error) =>
  stripVTControlCharacters(error)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 6)
    .join('\n    ');

const ofJest = ({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites, numPendingTests, testResults }) => ({
  passed: numPassedTests,
  failed: numFailedTests + numRuntimeErrorTestSuites,
  skipped: numPendingTests,
  flaky: testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, retryReasons = [] }) => status === 'passed' && retryReasons.length > 0)
      .map(({ fullName, retryReasons }) => ({ title: `${name} › ${fullName}`, error: retryReasons[0] })),
  ),
});

export const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

const ofPlaywright = ({ stats, suites }) => ({
  passed: stats.expected,
  failed: stats.unexpected,
  skipped: stats.skipped,
  flaky: suites.flatMap(specsOf).flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ projectName, results }) => ({
        title: `[${projectName}] ${file}:${line} › ${title}`,
        error: results[0]?.errors?.map(({ message }) => message).join('\n'),
      })),
  ),
});

/** A flaky test counts as passed, unless its error is one that is never excused. */
export const countTests = (file) => {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0, flaky: [] };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const counted = 'stats' in report ? ofPlaywright(report) : ofJest(report);
  const flaky = counted.flaky.map(({ title, error = '' }) => {
    const text = `${title}\n    ${excerpt(error)}`;
    return { text, isExcused: !NEVER_EXCUSED.test(error) };
  });
  const unexcused = flaky.filter(({ isExcused }) => !isExcused).length;
  // Playwright counts flaky tests apart from those that passed; jest does not.
  const secondTry = 'stats' in report ? flaky.length : 0;
  return {
    passed: counted.passed + secondTry - unexcused,
    failed: counted.failed + unexcused,
    skipped: counted.skipped,
    flaky,
  };
};
