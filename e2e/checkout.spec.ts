import { expect, test } from './fixtures';
import { axeFindings } from './support/axe';
import { atProvider, fillCart, ordersOf, payButton, payForPickup } from './support/checkout';
import { newCustomer, readOutbox, typeNewAccount } from './support/customers';
import { simpleGoods } from './support/goods';
import { ONCE } from './support/once';
import { typeInto } from './support/typing';

test(
  'a visitor adds, signs up, verifies, signs in, pays now and sees the order',
  { tag: '@firefox' },
  async ({ page, shopUrl }) => {
    const customer = newCustomer();
    const { title } = await simpleGoods(shopUrl);
    await page.goto(`/items/search?q=${encodeURIComponent(title)}`);
    await page
      .getByRole('button', { name: /^Add To Cart/i })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('link', { name: 'Checkout' }).click();
    await expect(page).toHaveURL(/\/account\/auth/);

    await page.getByRole('main').getByText('Register', { exact: true }).first().click();
    const form = page.getByRole('tabpanel').filter({ visible: true });
    await typeNewAccount(form, customer);
    await form.getByRole('button', { name: 'Create account' }).click();
    await expect.poll(async () => (await readOutbox(shopUrl, customer.email)).length).toBe(1);

    const [mail] = await readOutbox(shopUrl, customer.email);
    await page.goto(mail!.link!.replace(/^https?:\/\/[^/]+/, shopUrl));
    await expect(page).toHaveURL(/\/account\/auth$/);
    await page.goto('/checkout');
    await typeInto(page.getByLabel(/Email/i).first(), customer.email);
    await typeInto(page.getByLabel(/^Password/i).first(), customer.password);
    await page.getByRole('tabpanel').getByRole('button', { name: 'Sign in' }).click();

    await expect(page).toHaveURL(/\/checkout$/);
    await payForPickup(page);
    await expect(atProvider(page)).toBeVisible();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(page).toHaveURL(/\/account\/orders\/o\/ORD-/);
    // The facts beside the status are taller, and must not stretch its button.
    const print = await page.getByRole('button', { name: 'Print receipt' }).boundingBox();
    expect(print!.height).toBeLessThan(60);
    // The storage is written shortly after the page has changed.
    await expect
      .poll(() => page.evaluate(() => [localStorage.getItem('checkout_id'), localStorage.getItem('pendingPayment')]))
      .toEqual([null, null]);
    const token = await page.evaluate(() => localStorage.token as string);
    const orders = await ordersOf(shopUrl, token);
    expect(orders, ONCE).toHaveLength(1);
    expect(orders[0]!.status).toBe('Confirmed');
    await expect(page.getByRole('button', { name: /^Cart, 0 items/ })).toBeVisible();
  },
);

test.describe('a signed-in shopper with a full bag', () => {
  test.beforeEach(async ({ shopUrl, signedIn }) => {
    await fillCart(shopUrl, signedIn.token);
  });

  test(
    'Back from the payment page enables payment, shows the open order and places no second one',
    { tag: '@firefox-all' },
    async ({ page, shopUrl, signedIn, visit }) => {
      await visit('/checkout');
      await payForPickup(page);
      await atProvider(page).waitFor();
      await page.goBack();
      await expect(page.getByRole('heading', { name: 'Finish your payment' })).toBeVisible();
      await expect(payButton(page)).toBeEnabled();
      await payForPickup(page);
      await expect(page.getByRole('button', { name: 'Continue to payment' })).toBeVisible();
      expect(await ordersOf(shopUrl, signedIn.token), ONCE).toHaveLength(1);
      expect(await axeFindings(page)).toEqual([]);
      await page.getByRole('button', { name: 'Continue to payment' }).click();
      await expect(atProvider(page)).toBeVisible();
      await page.getByRole('button', { name: 'Pay', exact: true }).click();
      await expect(page).toHaveURL(/\/account\/orders\/o\/ORD-/);
      expect(await ordersOf(shopUrl, signedIn.token), ONCE).toHaveLength(1);
    },
  );

  test(
    'places one order when two tabs pay at once',
    { tag: '@firefox-all' },
    async ({ page, context, shopUrl, signedIn, visit }) => {
      const other = await context.newPage();
      await visit('/checkout');
      await visit('/checkout', other);
      await Promise.all([payForPickup(page), payForPickup(other)]);
      await expect
        .poll(async () => (await atProvider(page).isVisible()) || (await atProvider(other).isVisible()))
        .toBe(true);
      const late = (await atProvider(page).isVisible()) ? other : page;
      await expect(
        late.getByText(/Finish your payment|being paid in another tab|placed in the meantime/).first(),
      ).toBeVisible();
      expect(await ordersOf(shopUrl, signedIn.token), ONCE).toHaveLength(1);
    },
  );
});
