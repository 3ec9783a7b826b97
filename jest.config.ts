/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import { isCompleteRun } from './src/testing/complete';

const config: Config = {
  testEnvironment: './src/testing/jestEnvironment.cjs',
  testEnvironmentOptions: { url: 'http://localhost/' },
  roots: [
    '<rootDir>/src',
    '<rootDir>/server',
    '<rootDir>/e2e/conform',
    '<rootDir>/.config/webpack',
    '<rootDir>/__mocks__',
  ],
  // `npm run test:all` runs them as well.
  testPathIgnorePatterns: ['/node_modules/', ...(isCompleteRun ? [] : ['\\.slow\\.test\\.'])],
  transform: {
    '^.+\\.(t|j|mj)sx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  // The only packages of the set that ship nothing but ES modules.
  transformIgnorePatterns: ['/node_modules/(?!(supercluster|kdbush|@redux-devtools/instrument)/)'],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/__mocks__/styleMock.cjs',
    '\\.(gif|png|svg)$': '<rootDir>/__mocks__/fileMock.cjs',
  },
  setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
  maxWorkers: 2,
  // Without it a worker grows to 3.5 GB, and takes longer to end than jest waits.
  workerIdleMemoryLimit: '1500MB',
  testTimeout: 60_000,
};

export default config;
