const { mixinJestEnvironment } = require('@stryker-mutator/jest-runner');

module.exports = mixinJestEnvironment(require('../src/testing/jestEnvironment.cjs'));
