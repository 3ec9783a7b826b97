import fc from 'fast-check';
import { isCompleteRun } from './complete';

// Not in setup.ts: loading fast-check would cost each of the test files 10 to 25 ms.
if (!isCompleteRun) fc.configureGlobal({ seed: 20261124 });

/** `npm test` runs a tenth of the examples. */
export const runCount = (complete: number): { numRuns: number } => ({
  numRuns: isCompleteRun ? complete : Math.ceil(complete / 10),
});

export { fc };
