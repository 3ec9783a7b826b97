// Jest as `npm run mutants` starts it: the tests that stand in the mutated rooms, in an environment that tells which
// test has run which line.
require('esbuild-register/dist/node').register();
const base = require('../jest.config').default;
const rooms = require('./strykerRooms.cjs');

module.exports = {
  ...base,
  rootDir: '..',
  testEnvironment: './.config/strykerEnvironment.cjs',
  testMatch: rooms
    .map((room) => (room.endsWith('.ts') ? room.replace(/[^/]+$/, '*') : `${room}/**/*`))
    .map((place) => `<rootDir>/${place}.test.ts?(x)`),
};
