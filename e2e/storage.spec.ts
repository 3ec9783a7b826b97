import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { assertHealthy, checkRendered } from './support/health';
import { openTab, serveStorePage } from './support/storePage';
import { readStorage, storedLine } from './support/storage';
import { isCompleteRun, sample } from '../src/testing/complete';

type EntryName = 'token' | 'account' | 'cartList' | 'wishlist' | 'checkout_id';

const BAD: Record<string, string> = {
  'truncated JSON': '[{"id":1,"quan',
  null: 'null',
  'an empty object': '{}',
  'a number': '12345',
  'a string': '"text"',
  'wrong inner types': '[{"id":{"a":1},"quantity":"many"},7,null,[[]]]',
  'a huge string': `["${'x'.repeat(4_000_000)}"]`,
  'repeated lines': JSON.stringify([storedLine(1), storedLine(1), storedLine(1, 9)]),
  'a negative quantity': JSON.stringify([storedLine(1, -5)]),
  'a quantity of a billion': JSON.stringify([storedLine(1, 1e9)]),
  'markup as a price': JSON.stringify([{ ...storedLine(1), price: '<img src=x onerror=alert(1)>' }]),
  'prototype keys': '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}',
  'a token with too many parts': 'a.b.c.d.é',
};
/** A visitor's entries are independent. A session's entries end with it, so each is corrupted in a separate run. */
const OTHERS: Record<EntryName, EntryName[]> = {
  cartList: ['wishlist', 'checkout_id'],
  account: ['token', 'wishlist', 'checkout_id'],
  token: ['wishlist', 'checkout_id'],
  wishlist: ['cartList', 'checkout_id'],
  checkout_id: ['cartList', 'wishlist'],
};

/** Writes the storage on a page that does not load the shop, so that nothing overwrites it. */
const lay = async (page: Page, entries: Record<string, string>): Promise<void> => {
  await page.goto('/media/');
  await page.evaluate((stored) => {
    localStorage.clear();
    for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text);
  }, entries);
};

/** The order of an object's keys does not matter. */
const read = (text: string | undefined): unknown => (/^[[{]/.test(text ?? '') ? JSON.parse(text ?? '') : text);

const expectUp = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await checkRendered(page);
  expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
};

/** Distributes the bad values over the entries; `src/app/persistence.test.ts` combines all of them. */
const badValuesOf = (entry: number): [string, string][] =>
  Object.entries(BAD).filter((_, kind) => isCompleteRun || kind % Object.keys(OTHERS).length === entry);

for (const [place, [damaged, others]] of sample([...Object.entries(OTHERS).entries()], 1)) {
  test(`starts the shop with a corrupted ${damaged} entry and keeps the independent entries`, async ({
    page,
    signedIn,
  }) => {
    const rest = { wishlist: '[1,2,3]', checkout_id: 'c-1' };
    const good: Record<string, string> =
      damaged === 'token' || damaged === 'account'
        ? { token: signedIn.token, account: signedIn.account, ...rest }
        : { cartList: JSON.stringify([storedLine(1, 2), storedLine(2)]), ...rest };
    for (const [kind, text] of badValuesOf(place)) {
      await test.step(kind, async () => {
        await lay(page, { ...good, [damaged]: text });
        await page.goto('/terms');
        await expectUp(page);
        await page.reload();
        await expectUp(page);
        const left = await readStorage(page);
        for (const entry of others)
          expect(read(left[entry]), `${entry} beside ${damaged}, which is ${kind}`).toEqual(read(good[entry]));
        expect((left[`${damaged}.bad`] ?? '').length).toBeLessThanOrEqual(20_000);
      });
    }
  });
}

test(
  'reads the saved entries when the storage is completely full',
  { tag: '@slow' },
  async ({ page, context, log }) => {
    const lines = JSON.stringify([storedLine(1, 2), storedLine(2)]);
    await lay(page, { cartList: lines, wishlist: '[1,2,3]', schema: '1' });
    await page.evaluate(() => {
      let filled = '';
      for (let size = 4 * 1024 * 1024; size >= 1; size = Math.floor(size / 2)) {
        for (;;) {
          try {
            localStorage.setItem('filler', filled + 'x'.repeat(size));
            filled += 'x'.repeat(size);
          } catch {
            break;
          }
        }
      }
    });
    await page.goto('/terms');
    await expectUp(page);
    await expect(page.getByRole('button', { name: /^Cart, 2 items/i })).toBeVisible();
    await page.reload();
    await expectUp(page);
    await assertHealthy(page, { log, before: { cartList: lines, wishlist: '[1,2,3]' } });

    await serveStorePage(context);
    const tab = await openTab(context);
    expect(await tab.evaluate(() => window.tab.lines())).toEqual({ 1: 2, 2: 1 });
    await tab.evaluate(() => window.tab.run([{ kind: 'add', id: 3 }]));
    await expect.poll(() => tab.evaluate(() => window.tab.refused())).toBe(true);
    expect(await tab.evaluate(() => window.tab.lines())).toEqual({ 1: 2, 2: 1, 3: 1 });
    expect(await readStorage(tab)).toMatchObject({ cartList: lines });
  },
);

test('works with blocked storage and warns that the bag can’t be saved', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
  await page.goto('/terms');
  await expectUp(page);
  await expect(page.getByText('This browser can’t save your cart')).toBeVisible();
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
  await expectUp(page);
});
