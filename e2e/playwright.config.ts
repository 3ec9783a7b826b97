import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser, findFirefox, LAUNCH_ARGS } from './browser';
import type { TestFixtures } from './fixtures';

const root = resolve(__dirname, '..');
// The workers inherit it, so that the search, or an installation, happens once.
process.env.CHROMIUM_PATH = findBrowser();
process.env.FIREFOX_PATH = findFirefox() ?? '';

export default defineConfig<TestFixtures>({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: resolve(root, 'test-results/e2e'),
  globalSetup: './globalSetup.ts',
  workers: Number(process.env.E2E_WORKERS ?? 2),
  fullyParallel: false,
  // A test that fails now and then is a fault of the test or of the shop: neither is to be hidden by another try.
  retries: 0,
  timeout: 180_000,
  expect: { timeout: 10_000 },
  forbidOnly: process.env.CI === 'true',
  reporter: [['list'], ['json', { outputFile: resolve(root, 'test-results/e2e.json') }]],
  use: {
    viewport: { width: 1280, height: 800 },
    // Pictures of every moment would cost a third of the time; what the page held can be looked at all the same.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
  },
  projects: [
    {
      name: 'chromium',
      use: {
        browserName: 'chromium',
        launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: LAUNCH_ARGS },
      },
    },
    {
      // The main ways through the shop, and what connections do, which differs from browser to browser.
      name: 'firefox',
      grep: /@firefox|sockets\.spec\.ts/,
      use: {
        browserName: 'firefox',
        // The system's own Firefox is driven by WebDriver BiDi; Playwright's own protocol needs its own build.
        channel: 'moz-firefox',
        launchOptions: {
          executablePath: process.env.FIREFOX_PATH,
          // Its driver does not hear of a page that comes back from the back/forward cache; Chromium's does without one too.
          firefoxUserPrefs: { 'browser.sessionhistory.max_total_viewers': 0 },
        },
        interleavings: 20,
      },
    },
  ],
});
