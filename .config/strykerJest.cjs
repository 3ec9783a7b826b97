// Jest as `npm run mutants` starts it: the tests of the mutated rooms, in an environment that records which
// test has run which line.
require('esbuild-register/dist/node').register();
const { existsSync } = require('node:fs');
const { resolve } = require('node:path');
const base = require('../jest.config').default;
const rooms = require('./strykerRooms.cjs');

/** A file's own tests, if it has some: a table of cases need not render a page for each mutant. */
const testsOf = (room) => {
  if (!room.endsWith('.ts')) return `${room}/**/*.test.ts?(x)`;
  const own = room.replace(/\.ts$/, '.test.ts');
  return existsSync(resolve(__dirname, '..', own)) ? own : room.replace(/[^/]+$/, '*.test.ts?(x)');
};

module.exports = {
  ...base,
  rootDir: '..',
  testEnvironment: './.config/strykerEnvironment.cjs',
  testMatch: rooms.map((room) => `<rootDir>/${testsOf(room)}`),
};
