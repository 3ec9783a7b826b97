// The jest configuration of `npm run mutants`: the tests of the mutated folders, in an environment that records which
// test runs which line.
require('esbuild-register/dist/node').register();
const { existsSync } = require('node:fs');
const { resolve } = require('node:path');
const base = require('../jest.config').default;
const folders = require('./strykerFolders.cjs');

/** A file's own tests if there are any, because tests that render pages are too slow to run for every mutant. */
const testsOf = (folder) => {
  if (!folder.endsWith('.ts')) return `${folder}/**/*.test.ts?(x)`;
  const own = folder.replace(/\.ts$/, '.test.ts');
  return existsSync(resolve(__dirname, '..', own)) ? own : folder.replace(/[^/]+$/, '*.test.ts?(x)');
};

module.exports = {
  ...base,
  rootDir: '..',
  testEnvironment: './.config/strykerEnvironment.cjs',
  testMatch: folders.map((folder) => `<rootDir>/${testsOf(folder)}`),
};
