import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures';
import { chooseStore, fillCart, payButton } from './support/checkout';
import { addFaults } from './support/network';
import { typeInto } from './support/typing';

test.use({ viewport: { width: 360, height: 800 } });

/** The elements that are covered by another element or outside the window. */
const covered = (...parts: Locator[]) =>
  Promise.all(
    parts.map((part) =>
      part.evaluate((element) => {
        const { left, top, bottom } = element.getBoundingClientRect();
        const seen = [top + 1, bottom - 1].map((y) => document.elementFromPoint(left + 8, y));
        return seen.every((found) => found !== null && (element.contains(found) || found.contains(element)));
      }),
    ),
  ).then((clear) => clear.filter((isClear) => !isClear).length);

/** How many lines a message has, and in which of them the middle of its icon is. */
const iconLines = (message: Locator) =>
  message.evaluate((element) => {
    const text = document.createRange();
    text.selectNode(element.lastChild!);
    const lines = [...text.getClientRects()];
    const { top, height } = element.querySelector('svg')!.getBoundingClientRect();
    const at = lines.findIndex((line) => Math.abs(line.top + line.height / 2 - top - height / 2) < 2) + 1;
    return { of: lines.length, at };
  });

test('shows an invalid field and its message uncovered by the bars on a phone', async ({
  page,
  visit,
  shopUrl,
  signedIn,
}) => {
  const total = await fillCart(shopUrl, signedIn.token);
  await visit('/checkout');
  await page.getByLabel('Set delivery address?').check();
  await page.getByLabel('Full Name').fill('');
  await page.getByLabel('Pay In Installments').check();
  const down = page.getByLabel('Down Payment');
  const tooMuch = page.getByText('Down Payment cannot be more than total price');
  await typeInto(down, '99999');
  const preview = page.getByRole('button', { name: 'Preview Payment' });
  await preview.click();

  const name = page.getByLabel('Full Name');
  await expect(name).toBeFocused();
  await expect.poll(() => covered(name, page.getByText('Provide recipient name'))).toBe(0);
  const summary = page.getByRole('alert').filter({ hasText: 'Check these fields' });
  expect(await covered(summary)).toBe(0);
  await summary.getByRole('link', { name: 'Down Payment' }).click();
  await expect(down).toBeFocused();
  await expect.poll(() => covered(down, tooMuch)).toBe(0);

  await page.getByLabel('Set delivery address?').uncheck();
  await chooseStore(page);
  await page.evaluate(() => {
    window.scrollTo(0, document.body.scrollHeight);
  });
  await preview.click();
  await expect.poll(() => covered(down, tooMuch)).toBe(0);
  await typeInto(down, total.toFixed(2));
  await preview.click();
  await expect.poll(() => iconLines(page.getByText(/^Use the 'PAY NOW' option/))).toEqual({ of: 2, at: 1 });
  await page.getByLabel('Pay now').check();
  await expect(payButton(page)).toBeVisible();
  await expect(tooMuch).toHaveCount(0);
});

test('the space below a legend of the form is outside it, where WebKit keeps it', async ({
  page,
  visit,
  shopUrl,
  signedIn,
}) => {
  await fillCart(shopUrl, signedIn.token);
  await visit('/checkout');
  await page.getByLabel('Set delivery address?').check();
  const legends = page.getByRole('form', { name: 'Checkout' }).locator('legend:has(h2, h3)');
  await expect(legends).toHaveCount(2);
  const spaces = await legends.evaluateAll((all) =>
    all.map((legend) => [legend, legend.firstElementChild!].map((element) => getComputedStyle(element).marginBottom)),
  );
  expect(spaces).toEqual([
    ['16px', '0px'],
    ['16px', '0px'],
  ]);
});

test('does not animate the loading bag under reduced motion', async ({ page, shopUrl, signedIn }) => {
  await fillCart(shopUrl, signedIn.token);
  await addFaults(page, [{ path: /my-cart/, fault: { kind: 'hang' } }]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/checkout');
  const waiting = page.getByRole('status', { name: 'Loading your cart' });
  await waiting.waitFor();
  const moving = () => waiting.evaluate((element) => element.getAnimations({ subtree: true }).length);
  await expect.poll(moving, { timeout: 2000 }).toBe(0);
});
