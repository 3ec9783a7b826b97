import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { ensureFont, findBrowser, findFirefox, findShell, LAUNCH_ARGS } from './browser';
import type { TestFixtures, WorkerFixtures } from './fixtures';
import { isCompleteRun } from '../src/testing/complete';

const results = resolve(__dirname, '..', process.env.RESULTS ?? 'test-results');
// The workers inherit the path, so that the browser is searched or installed only once.
process.env.CHROMIUM_SHELL_PATH ??= findShell() ?? findBrowser();
process.env.CHROMIUM_PATH = findBrowser();
ensureFont();
process.env.FIREFOX_PATH = findFirefox() ?? '';

/** Files that set the page's clock, which a reused context keeps, or need new connections or a new history. */
const NEEDS_FRESH_CONTEXT = /(homeSlideshow|sockets)\.spec\.ts/;

/** Tests of what only whole lists have. */
const WHOLE_LISTS_ONLY = /wholeLists\.spec\.ts/;

const chromium = {
  browserName: 'chromium',
  launchOptions: { executablePath: process.env.CHROMIUM_SHELL_PATH, args: LAUNCH_ARGS },
} as const;

export default defineConfig<TestFixtures, WorkerFixtures>({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: resolve(results, 'e2e'),
  globalSetup: './globalSetup.ts',
  // One more than the cores: most tests wait for a page now and then.
  workers: Number(process.env.E2E_WORKERS ?? 3),
  fullyParallel: false,
  // The gate sets RETRIES: failed tests run again at the end, one at a time. It names those that then pass.
  retries: Number(process.env.RETRIES ?? 0),
  retryStrategy: 'isolated',
  globalTimeout: 60 * 60_000,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: resolve(results, 'e2e.json') }]],
  use: {
    // A service worker answers instead of the network, which most tests fake. WORKER=on allows it.
    serviceWorkers: process.env.WORKER === 'on' ? 'allow' : 'block',
    viewport: { width: 1280, height: 800 },
    // Tracing makes the tests a tenth slower; without it, fixtures.ts takes a screenshot of a failed test.
    trace: process.env.E2E_TRACE === '1' ? 'retain-on-failure' : 'off',
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
  },
  // `npm run test:all` also runs the tests tagged @slow.
  ...(isCompleteRun ? {} : { grepInvert: /@slow/ }),
  projects: [
    {
      name: 'chromium',
      testIgnore: [NEEDS_FRESH_CONTEXT, WHOLE_LISTS_ONLY],
      // A context that is emptied between tests keeps the shop's files in its cache, which saves a quarter of the time.
      use: { ...chromium, reuseContext: true },
    },
    { name: 'chromium-fresh', testMatch: NEEDS_FRESH_CONTEXT, use: chromium },
    {
      // A back end that does not announce lists by page: what differs then.
      name: 'whole-lists',
      grep: [/@whole-lists/, WHOLE_LISTS_ONLY],
      use: { ...chromium, reuseContext: true, sendsWholeLists: true },
    },
    {
      // Connections, tabs and purchases behave differently from browser to browser.
      name: 'firefox',
      grep: isCompleteRun ? /@firefox/ : /@firefox(?!-all)/,
      use: {
        browserName: 'firefox',
        // The system's own Firefox is driven by WebDriver BiDi; Playwright's own protocol needs its own build.
        channel: 'moz-firefox',
        launchOptions: {
          executablePath: process.env.FIREFOX_PATH,
          // The Firefox driver misses pages restored from the back/forward cache, so the cache is off, as in Chromium.
          firefoxUserPrefs: { 'browser.sessionhistory.max_total_viewers': 0 },
        },
      },
    },
  ],
});
