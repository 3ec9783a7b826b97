import type { BrowserContext, Page } from '@playwright/test';
import { runOperator } from '../server/domain/operator';
import type { RunningShop } from '../server/startShop';
import { launchBrowser, LAUNCH_ARGS } from './browser';
import { expect, test } from './fixtures';
import { leavePage } from './support/leave';
import { SECURE_HOST, startSecureShop } from './support/secureShop';
import { startTestShop } from './support/shopServer';

test.use({ mayBreakPolicy: true });

const loadFromElsewhere = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.src = 'https://elsewhere.example/page?secret=1';
    document.body.append(frame);
  });

const expectReported = (shop: RunningShop, timeout?: number) =>
  expect
    .poll(() => runOperator(shop.database, ['reports']), timeout === undefined ? {} : { timeout })
    .toContainEqual(
      expect.stringMatching(/^\d+ × {2}.* {2}frame-src refused https:\/\/elsewhere\.example {2}at \/terms/),
    );

test(
  'reports policy violations to the shop without the query, for its operator to read',
  { tag: '@firefox-all' },
  async ({ page, visit, forgiven }) => {
    forgiven.push(/frame-src/);
    // A separate shop: it accepts twenty reports a minute from one address, and other tests break the policy too.
    const shop = await startTestShop();
    try {
      await visit(`${shop.url}/terms?q=secret`);
      await loadFromElsewhere(page);
      await expectReported(shop);
      expect(JSON.stringify(await runOperator(shop.database, ['reports']))).not.toContain('secret');
    } finally {
      await leavePage(page);
      await shop.close();
    }
  },
);

test.describe('over https', () => {
  let shop: RunningShop;
  let context: BrowserContext;
  test.beforeAll(async () => {
    shop = await startSecureShop();
    const browser = await launchBrowser({
      args: [
        ...LAUNCH_ARGS,
        `--host-resolver-rules=MAP ${SECURE_HOST} 127.0.0.1`,
        '--ignore-certificate-errors',
        // By default the browser collects reports for a minute.
        '--short-reporting-delay',
      ],
    });
    context = await browser.newContext({ baseURL: shop.url });
  });
  test.afterAll(async () => {
    await context.browser()?.close();
    await shop.close();
  });

  test('sends the full security headers, works under them and receives Reporting API reports', async () => {
    const page = await context.newPage();
    const failed: string[] = [];
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText;
      // Leaving the page aborts its prefetches.
      if (reason !== 'net::ERR_ABORTED') failed.push(`${request.url()}: ${reason}`);
    });
    const reply = await page.goto('/terms?q=secret');
    expect(reply?.headers()).toMatchObject({
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'reporting-endpoints': 'csp="/csp-reports"',
      'content-security-policy': expect.stringMatching(
        /; upgrade-insecure-requests; report-uri \/csp-reports; report-to csp$/,
      ),
    });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    expect(failed).toEqual([]);
    await page.goto('/terms');
    await loadFromElsewhere(page);
    await expectReported(shop, 60_000);
  });
});
