import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { ensureFont, findBrowser, findFirefox, LAUNCH_ARGS } from './browser';
import type { TestFixtures } from './fixtures';
import { isFull } from './support/sweep';

const root = resolve(__dirname, '..');
// The workers inherit it, so that the search, or an installation, happens once.
process.env.CHROMIUM_PATH = findBrowser();
ensureFont();
process.env.FIREFOX_PATH = findFirefox() ?? '';

export default defineConfig<TestFixtures>({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: resolve(root, 'test-results/e2e'),
  globalSetup: './globalSetup.ts',
  workers: Number(process.env.E2E_WORKERS ?? 2),
  fullyParallel: false,
  // The gate sets RETRIES: failed tests run again at the end, one at a time. It names those that then pass.
  retries: Number(process.env.RETRIES ?? 0),
  retryStrategy: 'isolated',
  globalTimeout: 60 * 60_000,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: resolve(root, 'test-results/e2e.json') }]],
  use: {
    // A service worker answers in the place of the network, which most tests fake. WORKER=on lets it.
    serviceWorkers: process.env.WORKER === 'on' ? 'allow' : 'block',
    viewport: { width: 1280, height: 800 },
    // A record of every moment costs a tenth of the time; what was on the screen is kept all the same.
    trace: process.env.E2E_TRACE === '1' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
  },
  projects: [
    {
      name: 'chromium',
      use: {
        browserName: 'chromium',
        // Emptied between tests, it keeps what it has read of the shop's files: a quarter of the time.
        reuseContext: true,
        launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: LAUNCH_ARGS },
      },
    },
    {
      // The main ways through the shop, and what connections do, which differs from browser to browser.
      name: 'firefox',
      grep: isFull ? /@firefox/ : /@firefox(?!-all)/,
      use: {
        browserName: 'firefox',
        // The system's own Firefox is driven by WebDriver BiDi; Playwright's own protocol needs its own build.
        channel: 'moz-firefox',
        launchOptions: {
          executablePath: process.env.FIREFOX_PATH,
          // Its driver does not hear of a page that comes back from the back/forward cache; Chromium's does without one too.
          firefoxUserPrefs: { 'browser.sessionhistory.max_total_viewers': 0 },
        },
        interleavings: 10,
      },
    },
  ],
});
