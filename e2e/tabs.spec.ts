import type { Page } from '@playwright/test';
import { openWithBackForwardCache } from './browser';
import { expect, test } from './fixtures';
import { openTab, serveStorePage } from './support/storePage';
import { readStorage } from './support/storage';

const lines = (page: Page): Promise<Record<string, number>> => page.evaluate(() => window.tab.lines());

test('saves a change made just before leaving the page', { tag: '@firefox-all' }, async ({ context }) => {
  await serveStorePage(context);
  const tab = await openTab(context);
  await tab.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/media/';
    link.textContent = 'Leave';
    link.onclick = () => void window.tab.run([{ kind: 'add', id: 5 }]);
    document.body.append(link);
  });
  await tab.getByRole('link', { name: 'Leave' }).click();
  await tab.waitForURL('**/media/');
  expect(JSON.parse((await readStorage(tab)).cartList ?? '[]')).toMatchObject([{ id: 5 }]);
});

test('a tab restored from the back/forward cache catches up with the other tab’s cart', async ({ shopUrl }) => {
  const context = await openWithBackForwardCache(shopUrl);
  try {
    await serveStorePage(context);
    const [a, b] = [await openTab(context), await openTab(context)];
    await a.evaluate(() => {
      (window as unknown as { sameDocument: boolean }).sameDocument = true;
      return window.tab.run([{ kind: 'add', id: 1 }]);
    });
    await expect.poll(() => lines(b)).toEqual({ 1: 1 });
    await a.goto('/terms');
    await b.evaluate(() =>
      window.tab.run([
        { kind: 'add', id: 2 },
        { kind: 'remove', id: 1 },
      ]),
    );
    await expect.poll(async () => (await readStorage(b)).cartList).toContain('"id":2');
    // A restored page does not load again.
    await a.goBack({ waitUntil: 'commit' });
    await a.waitForFunction(() => 'sameDocument' in window);
    await expect.poll(() => lines(a)).toEqual({ 2: 1 });
    expect(await lines(b)).toEqual({ 2: 1 });
  } finally {
    await context.browser()?.close();
  }
});
