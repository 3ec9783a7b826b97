import { runOperator } from '../server/domain/operator';
import { expect, test } from './fixtures';
import { axeFindings } from './support/axe';
import {
  atProvider,
  chooseStore,
  creditTerms,
  fillCart,
  ordersOf,
  payForPickup,
  placeOrder,
  plentiful,
} from './support/checkout';
import { seedStorage, signIn } from './support/customers';
import { addFaults } from './support/network';
import { typeInto } from './support/typing';

test(
  'an approved customer pays a down payment, the order matches the accepted loan and its receipt prints',
  { tag: '@firefox-all' },
  async ({ page, context, shop, shopUrl, signedIn, visit, browserName }) => {
    await runOperator(shop.database, ['approve', signedIn.customer.email]);
    await seedStorage(context, shopUrl, await signIn(shopUrl, signedIn.customer));
    await fillCart(shopUrl, signedIn.token);
    await visit('/cart');
    await page.getByText('Plan your installments').click();
    await expect(page.getByRole('complementary').getByText(/^Total GHS/)).toHaveCount(5);
    await expect(page.locator('[aria-current="step"]')).toHaveText('Approved');
    expect(await axeFindings(page)).toEqual([]);

    await page.getByRole('link', { name: 'PROCEED TO CHECKOUT' }).click();
    await chooseStore(page);
    await typeInto(page.getByLabel('Order Notes (optional)'), 'Ring twice');
    await page.getByLabel('Pay In Installments').check();
    await typeInto(page.getByLabel('Down Payment'), '10');
    await page.getByRole('button', { name: 'Preview Payment' }).click();
    const dialog = page.getByRole('dialog', { name: 'Installment Payment Schedule' });
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Accept & Apply' }).click();
    await expect(atProvider(page)).toBeVisible();
    await expect(page.getByText('To pay: GHS 10.00')).toBeVisible();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(page).toHaveURL(/\/account\/orders\/o\/ORD-/);
    await expect(page.getByText(/^The loan for this order matches what you accepted on/)).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);

    // Only Chromium can print a page to a PDF file.
    if (browserName !== 'chromium') return;
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const [order] = await ordersOf(shopUrl, signedIn.token);
    for (const text of [order!.order_code, 'Confirmed', 'Installment Details', 'Unit price', 'Ring twice']) {
      await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
    }
    for (const name of ['Print receipt', 'Save calendar file', 'Search']) {
      await expect(page.getByRole('button', { name })).toHaveCount(0);
    }
    await expect(page.getByRole('contentinfo')).toBeHidden();
    // The print style is light in every colour scheme.
    expect(await page.evaluate(() => getComputedStyle(document.body).colorScheme)).not.toContain('dark');
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  },
);

test('shows every sum of a schedule on a phone without sideways scrolling, at 100% and 200% text size', async ({
  page,
  shopUrl,
  signedIn,
  visit,
}) => {
  const row = (payment_number: number) => ({
    payment_number,
    payment_amount: 12_345_678.9,
    remaining_balance: 12_345_678.9,
  });
  const body = JSON.stringify({ status: 1, data: { amortization_schedule: [1, 2, 3].map(row), rate: 3 } });
  await addFaults(page, [{ path: /cfschedule/, fault: { kind: 'reply', status: 200, body } }]);
  await page.setViewportSize({ width: 360, height: 800 });
  await fillCart(shopUrl, signedIn.token);
  await visit('/checkout');
  await chooseStore(page);
  await page.getByLabel('Pay In Installments').check();
  await page.getByRole('button', { name: 'Preview Payment' }).click();
  const payments = page.getByRole('region', { name: 'Payments' });
  const sum = payments.getByText('12,345,678.90').first();
  await sum.scrollIntoViewIfNeeded();
  for (const size of ['100%', '200%']) {
    await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    }, size);
    await expect(sum).toBeVisible();
    expect(await payments.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    const paper = page.getByRole('dialog');
    expect(await paper.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  }
  // These sums contradict each other, so the button is disabled, which forced colours must show too.
  await page.emulateMedia({ forcedColors: 'active' });
  const colourOf = (name: string) =>
    page
      .getByRole('dialog')
      .getByRole('button', { name })
      .evaluate((button) => getComputedStyle(button).color);
  await expect.poll(() => colourOf('Accept & Apply')).not.toBe(await colourOf('Cancel'));
  await expect(page.getByRole('dialog')).toHaveCSS('border-style', 'solid');
});

test('pays the down payment of a saved order later, after a cancelled payment and a dismissible refusal', async ({
  page,
  context,
  shop,
  shopUrl,
  signedIn,
  visit,
}) => {
  const goods = (await plentiful(shopUrl)).slice(0, 2);
  const code = await placeOrder(shopUrl, signedIn.token, goods, await creditTerms(shopUrl));
  await runOperator(shop.database, ['approve', signedIn.customer.email]);
  await seedStorage(context, shopUrl, await signIn(shopUrl, signedIn.customer));
  await visit(`/account/orders/o/${code}`);
  const complete = page.getByRole('button', { name: 'Complete Down Payment' });
  await complete.dblclick();
  await atProvider(page).waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(new RegExp(`/account/orders/o/${code}$`));

  const refusal = JSON.stringify({ status: 0, message: 'Your loan is not ready' });
  const faults = await addFaults(page, [
    { path: /make_down_payment/, fault: { kind: 'reply', status: 200, body: refusal } },
  ]);
  await complete.click();
  await expect(page.getByRole('alert')).toHaveText('Your loan is not ready');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await faults.stop();

  // On the screen the second item is collapsed; on paper both are shown.
  await expect(page.getByText('Unit price').filter({ visible: true })).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Unit price').filter({ visible: true })).toHaveCount(2);
  await page.emulateMedia({ media: null });

  await complete.click();
  await atProvider(page).waitFor();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/account/orders/o/${code}$`));
  await expect(page.getByText('Down Payment Paid')).toBeVisible();
  await expect(complete).toHaveCount(0);
});

test('cancels an order in one tab while another tab pays: the server decides, and both tabs show it', async ({
  page,
  context,
  shopUrl,
  signedIn,
  visit,
}) => {
  await fillCart(shopUrl, signedIn.token);
  await visit('/checkout');
  await payForPickup(page);
  await atProvider(page).waitFor();
  const other = await context.newPage();
  await visit('/account/orders', other);
  const cancel = other.getByRole('button', { name: /^Cancel order/ });
  const faults = await addFaults(other, [
    { path: /order\/cancel/, fault: { kind: 'reply', status: 200, body: '{"status":0}' } },
  ]);
  await cancel.click();
  await other.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(other.getByText('Order could not be canceled.')).toBeVisible();
  await faults.stop();
  await cancel.click();
  await other.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(cancel).toHaveCount(0);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.getByRole('link', { name: 'Back to the shop' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  expect((await ordersOf(shopUrl, signedIn.token)).map(({ status }) => status)).toEqual(['Cancelled']);
  await expect(page.getByText(/^Order \S+ has been cancelled\.$/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Finish your payment' })).toHaveCount(0);
});
