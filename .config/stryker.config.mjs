// npm run mutants [FOLDER or FILE]: finds statements of pure functions that can change without failing a test.
import folders from './strykerFolders.cjs';

const name = folders.length === 1 ? folders[0].replaceAll('/', '-') : 'all';

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  jest: { projectType: 'custom', configFile: '.config/strykerJest.cjs', enableFindRelatedTests: false },
  mutate: [...folders.map((folder) => (folder.endsWith('.ts') ? folder : `${folder}/**/*.ts`)), '!**/*.test.ts'],
  coverageAnalysis: 'perTest',
  // A changed constant of the module may need a restart of everything that has read it.
  ignoreStatic: true,
  ignorePatterns: ['dist', '.data', 'test-results', 'coverage'],
  warnings: false,
  incremental: true,
  incrementalFile: `.cache/stryker-${name}.json`,
  tempDirName: '.cache/stryker',
  concurrency: 2,
  timeoutMS: 20_000,
  clearTextReporter: { reportTests: false, allowColor: false },
  reporters: ['clear-text', 'html', 'json', 'progress'],
  htmlReporter: { fileName: `.cache/mutants-${name}.html` },
  jsonReporter: { fileName: `.cache/mutants-${name}.json` },
};
