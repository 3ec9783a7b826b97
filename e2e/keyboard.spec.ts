import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { ONCE } from './support/once';
import { allProducts, atProvider, fillCart, ordersOf, payButton } from './support/checkout';

/** The focused element when its focus is not visible; otherwise an empty string. */
const unseenFocus = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (at === null || at === document.body) return '';
    const { width, height } = at.getBoundingClientRect();
    const rings = [null, '::after'].map((part) => getComputedStyle(at, part));
    const isRinged =
      rings.some(({ outlineStyle, boxShadow }) => outlineStyle !== 'none' || boxShadow !== 'none') ||
      at.matches('input, textarea, select, main');
    const isThere = width > 0 && height > 0 && (getComputedStyle(at).opacity === '1' || at.matches('input'));
    return isThere && isRinged ? '' : at.outerHTML.slice(0, 200);
  });

/** Presses Tab until the element has the focus; the focus must be visible at every stop. */
const tabTo = async (wanted: Locator): Promise<void> => {
  const page = wanted.page();
  // The control must be attached before Tab can reach it.
  await wanted.first().waitFor({ state: 'attached' });
  for (let stops = 0; stops < 120; stops += 1) {
    if (await wanted.evaluateAll((found) => found.some((one) => one === document.activeElement))) return;
    await page.keyboard.press('Tab');
    // A fading element becomes visible a moment later.
    await expect.poll(() => unseenFocus(page), { intervals: [20, 50, 100] }).toBe('');
  }
  throw new Error(`Tab never reached ${wanted.toString()}`);
};

/** Moves the focus to the element, and presses a key there. */
const press = async (wanted: Locator, key = 'Enter'): Promise<void> => {
  await tabTo(wanted);
  await wanted.page().keyboard.press(key);
};

test('completes a purchase from search to receipt by keyboard alone', async ({ page, shopUrl, signedIn, visit }) => {
  const product = (await allProducts(shopUrl)).find(
    ({ has_variant, variants }) => Number(has_variant) && variants.filter(({ available }) => available > 0).length > 1,
  )!;
  await visit('/');
  await tabTo(page.getByRole('searchbox').or(page.getByPlaceholder('Search items ...')).first());
  await page.keyboard.type(product.title);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/items\/search\?q=/);
  // A new page focuses its heading, so an earlier Tab press would be lost.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await press(page.getByRole('main').getByRole('link', { name: product.title }));
  await expect(page).toHaveURL(/\/pd\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.title);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  // A group of options is one stop; the arrows choose within it.
  await press(page.getByRole('main').getByRole('radio'), 'ArrowRight');
  await press(page.getByRole('main').getByRole('button', { name: /^Add to Cart/i }));
  const drawer = page.getByRole('dialog');
  await press(drawer.getByRole('link', { name: 'Checkout' }));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await press(page.getByLabel('Set delivery address?'), 'Space');
  for (const label of ['Full Name', 'Town/City', 'Phone', 'Street Address']) {
    await tabTo(page.getByLabel(label));
    await page.keyboard.type('Ama 12');
  }
  // Opens, reads and closes the schedule; the focus then returns to the button.
  await press(page.getByLabel('Pay now'), 'ArrowDown');
  await press(page.getByRole('button', { name: 'Preview Payment' }));
  await expect(page.getByRole('dialog')).toBeVisible();
  await tabTo(page.getByRole('region', { name: 'Payments' }));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Preview Payment' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  while (!(await page.getByLabel('Pay In Installments').evaluate((radio) => radio === document.activeElement))) {
    await page.keyboard.press('Shift+Tab');
  }
  await page.keyboard.press('ArrowUp');
  await press(payButton(page));
  await expect(atProvider(page)).toBeVisible();
  await press(page.getByRole('button', { name: 'Pay', exact: true }));
  await expect(page).toHaveURL(/\/account\/orders\/o\/ORD-/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page.getByRole('button', { name: 'Print receipt' }));
  expect(await ordersOf(shopUrl, signedIn.token), ONCE).toHaveLength(1);
});

test('places and cancels an installment order by keyboard alone', async ({ page, shopUrl, signedIn, visit }) => {
  await fillCart(shopUrl, signedIn.token);
  await visit('/checkout');
  await press(page.getByLabel('Pick up at'), 'ArrowDown');
  await press(page.getByLabel('Pay now'), 'ArrowDown');
  await press(page.getByRole('button', { name: 'Preview Payment' }));
  const dialog = page.getByRole('dialog');
  await press(dialog.getByRole('button', { name: 'Accept & Apply' }));
  // The missing field has the focus.
  await expect(dialog.getByRole('checkbox')).toBeFocused();
  await page.keyboard.press('Space');
  await press(dialog.getByRole('button', { name: 'Accept & Apply' }));
  await expect(page).toHaveURL('/account/orders');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await press(page.getByRole('button', { name: /^Cancel order/ }));
  await expect(page.getByRole('button', { name: 'Keep the order' })).toBeFocused();
  await press(page.getByRole('button', { name: 'Yes, cancel it' }));
  await expect(page.getByText(/has been cancelled\.$/)).toBeVisible();
  expect((await ordersOf(shopUrl, signedIn.token)).map(({ status }) => status)).toEqual(['Cancelled']);
  await expect(page.locator(':focus')).toBeVisible();
});

test.describe('at 400% zoom', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test(
    'keeps the loan amount and the focused bag line fully in view',
    { tag: '@slow' },
    async ({ page, shopUrl, signedIn, visit }) => {
      await fillCart(shopUrl, signedIn.token, 2);
      await visit('/checkout');
      await press(page.getByLabel('Pick up at'), 'ArrowDown');
      await press(page.getByLabel('Pay now'), 'ArrowDown');
      await press(page.getByRole('button', { name: 'Preview Payment' }));
      await expect(page.getByRole('dialog').getByText('Loan Amount')).toBeInViewport({ ratio: 1 });
      await visit('/terms');
      await press(page.getByRole('button', { name: /^Cart/ }));
      const line = page.getByRole('dialog').getByRole('listitem').getByRole('link').first();
      await tabTo(line);
      await expect(line).toBeInViewport({ ratio: 1 });
    },
  );

  test('keeps an invalid field fully in view', { tag: '@slow' }, async ({ page, visit }) => {
    await visit('/order-tracking');
    const field = page.getByLabel('Order ID');
    await press(field);
    await expect(page.getByRole('alert').filter({ hasText: 'Enter your order ID' })).toBeVisible();
    await expect(field).toBeInViewport({ ratio: 1 });
  });
});
