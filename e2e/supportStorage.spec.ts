import type { BrowserContext, Page } from '@playwright/test';
import type { RunningShop } from '../server/startShop';
import { expect, test } from './fixtures';
import { ensureSupportDist } from './support/dist';
import { watchContext, type PageLog } from './support/pageLog';
import { dropReport, saveReport } from './support/reportFiles';
import { startTestShop } from './support/shopServer';

let shop: RunningShop;
let context: BrowserContext;
let log: PageLog;
let page: Page;
let report: string;

test.beforeEach(async ({ browser }) => {
  test.slow(); // The first test makes a build.
  shop = await startTestShop({ dist: await ensureSupportDist() });
  context = await browser.newContext({ baseURL: shop.url });
  log = await watchContext(context);
  page = await context.newPage();
  await page.goto('/terms');
  report = await saveReport(page);
});

test.afterEach(async () => {
  expect(log.errors).toEqual([]);
  await context.close();
  await shop.close();
});

const open = async (): Promise<void> => {
  await page.goto('/support');
  await dropReport(page, report);
  await expect(page.getByText('REPLAY', { exact: true })).toBeVisible();
};
const note = () => page.getByRole('status').filter({ hasText: /does not store reports|not stored/ });

for (const [name, refuse] of [
  [
    'at once',
    () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('Refused', 'SecurityError');
      };
    },
  ],
  [
    'a moment later',
    () => {
      // Opening a database with a version lower than the existing one fails, and the browser reports it by an event.
      const given = Reflect.get(IDBFactory.prototype, 'open');
      IDBFactory.prototype.open = function (name) {
        given.call(this, name, 2);
        return given.call(this, name, 1);
      };
    },
  ],
] as const) {
  const title = `lists reports until the tab is closed, and shows a notice, when opening the database fails ${name}`;
  test(title, { tag: '@slow' }, async () => {
    await context.addInitScript(refuse);
    await open();
    await expect(note()).toHaveText(
      'This browser does not store reports. They stay in this list until you close the tab.',
    );
    await expect(page.getByText('1 report in this browser')).toBeVisible();
  });
}

const full = 'opens a report without storing it while the storage is full, and stores it once there is room';
test(full, { tag: '@slow' }, async () => {
  const session = await context.newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: shop.url, quotaSize: 1000 });
  await open();
  await expect(note()).toHaveText(/^This report is open but not stored: the browser’s storage is full/);
  await expect(page.getByText(/reports? in this browser/)).toHaveCount(0);
  await session.send('Storage.overrideQuotaForOrigin', { origin: shop.url });
  await open();
  await expect(page.getByText('1 report in this browser')).toBeVisible();
  await expect(note()).toHaveCount(0);
});
