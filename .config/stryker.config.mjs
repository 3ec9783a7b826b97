// npm run mutants [FOLDER]: which statements could change without a test noticing. Plain rules only; never in npm test.
const folder = process.env.MUTATE;
const RULES = [
  'src/domain',
  'src/contract',
  'src/lib',
  'src/features/cart',
  'src/features/payment',
  'src/features/session',
  'src/features/wishlist',
  'src/features/eligibility',
];

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  jest: { projectType: 'custom', configFile: 'jest.config.ts', enableFindRelatedTests: true },
  mutate: [...(folder ? [folder] : RULES).map((room) => `${room}/**/*.ts`), '!**/*.test.ts'],
  coverageAnalysis: 'off',
  incremental: true,
  incrementalFile: '.cache/stryker.json',
  tempDirName: '.cache/stryker',
  concurrency: 2,
  timeoutMS: 60_000,
  reporters: ['clear-text', 'html', 'progress'],
  htmlReporter: { fileName: '.cache/mutants.html' },
};
