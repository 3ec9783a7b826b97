import type { Page } from '@playwright/test';
import { paths } from '../src/config/paths';
import { expect, test } from './fixtures';
import { axeByWidth, axeWidths } from './support/axe';
import { allProducts, fillCart } from './support/checkout';
import { addFaults } from './support/network';
import { placeOrderOfEachKind } from './support/orderKinds';
import { DRESS, reviewDress } from './support/reviews';

/** A dialog may still be loading after its button was pressed. */
const openDialog = async (page: Page, button: string): Promise<void> => {
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.getByRole('dialog').waitFor();
};

/** Submits an incomplete form; the errors appear a moment later. */
const withErrors = (button: string) => async (page: Page) => {
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.locator('[aria-invalid="true"]').filter({ visible: true }).first().waitFor();
};

/** By keyboard alone. */
const sendMessage = async (page: Page) => {
  await page.getByLabel('Name', { exact: true }).focus();
  for (const text of ['Ama Mensah', 'ama@example.com', 'When do you open?', 'ORD-7F3K']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'We have received your message' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Write another message' })).toBeFocused();
};

/** By keyboard alone, with the errors of an incomplete form. */
const sendReport = async (page: Page) => {
  await openDialog(page, 'Report a problem');
  await page.getByLabel('Name', { exact: true }).focus();
  for (const text of ['Ama Mensah', 'ama@example.com', '']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('What went wrong?')).toBeFocused();
};

/** Other tests check home and the cart. */
const OPENED: Record<string, { path: string; narrow?: boolean; open?: (page: Page) => Promise<unknown> }> = {
  'the not-found page': { path: '/no/such/page' },
  'the sign-in page': { path: '/account/auth' },
  'a sign-in with errors': { path: '/account/auth', open: withErrors('Sign in') },
  'a registration with errors': { path: '/account/auth#register-tab', open: withErrors('Create account') },
  'a request for a reset link': { path: '/account/reset-password' },
  'a new password with errors': {
    path: '/account/reset-password?email=ama@example.com&code=1',
    open: withErrors('Save new password'),
  },
  'a sold-out product with an error': {
    path: '/pd/light-bomber-jacket/MEN-211?id=211&variant=21111',
    open: withErrors('Tell me when it is back'),
  },
  'the reviews of a product': {
    path: DRESS,
    open: async (page) => {
      await page.getByRole('tab', { name: /^Reviews/ }).press('Enter');
      await page.getByRole('button', { name: 'Go to page 2' }).press('Enter');
      await expect(page.getByRole('heading', { name: 'Customer reviews' })).toBeFocused();
      await page.getByRole('button', { name: 'page 2', exact: true }).waitFor();
    },
  },
  'a message with errors': { path: '/contact', open: withErrors('Submit') },
  'a problem report with errors': { path: '/terms', open: sendReport },
  'a sent message': { path: '/contact', open: sendMessage },
  'the categories': {
    path: '/terms',
    narrow: false,
    open: async (page) => {
      await page.getByRole('button', { name: 'Categories' }).click();
      await page.getByRole('button', { name: 'Categories', expanded: true }).waitFor();
    },
  },
  'the mobile menu': {
    path: '/terms',
    narrow: true,
    open: (page) => openDialog(page, 'Menu'),
  },
  'the side panel': {
    path: '/terms',
    open: (page) => openDialog(page, 'Account'),
  },
  'monthly payments': {
    path: '/items/search',
    open: async (page) => {
      const price = page.getByRole('button', { name: /^from .* a month/ }).first();
      await price.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name: 'Monthly payments' })).toBeFocused();
    },
  },
};

for (const width of axeWidths(360)) {
  test(`404, sign-in pages, menus and side panel have no axe violations and do not overflow at ${width} px`, async ({
    page,
    visit,
    shop,
  }) => {
    test.setTimeout(240_000);
    await reviewDress(shop);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    const found: Record<string, string[]> = {};
    const check = async (name: string) => {
      const findings = await axeByWidth(page);
      const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      if (findings.length > 0 || isWide) found[name] = [...findings, ...(isWide ? ['wider than the window'] : [])];
    };
    for (const [name, { path, narrow, open }] of Object.entries(OPENED)) {
      if (narrow !== undefined && narrow !== width < 992) continue;
      await visit(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await open?.(page);
      await check(name);
    }
    expect(found).toEqual({});
  });
}

/** Pages for customers only, with the errors of incomplete forms. */
const CUSTOMERS: Record<string, (page: Page) => Promise<unknown>> = {
  '/cart': async (page) => {
    await page.getByLabel('Pick up in store').check();
    await page.getByLabel('Pick up at').selectOption({ index: 1 });
    await page.getByRole('link', { name: /^Directions/ }).waitFor();
  },
  '/checkout?without=address': async (page) => {
    await page.getByLabel('Pick up at').waitFor();
    await page.getByRole('button', { name: 'PROCEED TO PAYMENT' }).click();
    await page.getByText('Check this field').waitFor();
  },
  '/checkout': async (page) => {
    await page.getByLabel('Set delivery address?').check();
    await page.getByLabel('Full Name').fill('');
    await page.getByLabel('Pay In Installments').check();
    await page.getByRole('button', { name: 'Preview Payment' }).click();
    await page.getByText('Provide recipient name').waitFor();
  },
  '/account/orders?cancelled=1': (page) => page.getByRole('cell', { name: /Cancelled/ }).waitFor(),
  '/account/edit': async (page) => {
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByText('Required').first().waitFor();
    await page.getByRole('form', { name: 'Your details' }).waitFor();
  },
  '/account/edit#close': async (page) => {
    const close = page.getByRole('button', { name: 'Close my account' });
    await close.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Keep my account' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText('Enter your password').waitFor();
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  },
  '/account/edit-address': async (page) => {
    await page.getByRole('button', { name: 'Add an address' }).press('Enter');
    await page.getByLabel('Street Address').press('Enter');
    await page.getByText('Please enter town/city').first().waitFor();
    await expect(page.getByLabel('Town/City')).toBeFocused();
  },
  '/account/edit-address?list': async (page) => {
    const add = page.getByRole('button', { name: 'Add an address' });
    for (const town of ['Kumasi', 'Accra']) {
      await add.press('Enter');
      await page.getByLabel('Town/City').fill(town);
      await page.getByLabel('Street Address').fill('12 Ring Road');
      await page.getByLabel('Street Address').press('Enter');
      await page.getByRole('listitem').filter({ hasText: town }).waitFor();
      await expect(add).toBeFocused();
    }
    await page.getByRole('button', { name: /^Make default/ }).press('Enter');
    await expect(page.getByRole('listitem').filter({ hasText: 'Accra' })).toBeFocused();
    await page
      .getByRole('button', { name: /^Delete/ })
      .first()
      .press('Enter');
    await expect(page.getByRole('button', { name: 'Keep address' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: /^Delete/ }).first()).toBeFocused();
  },
  '/checkout?saved': async (page) => {
    await page.getByLabel('Set delivery address?').check();
    const radios = page.getByRole('radiogroup', { name: 'Deliver to' }).getByRole('radio');
    await expect(radios.nth(1)).toBeChecked();
    await radios.nth(1).press('ArrowDown');
    await expect(page.getByRole('radio', { name: 'A new address' })).toBeFocused();
    await page.getByRole('button', { name: 'Save this address' }).waitFor();
  },
};

const repayments = async (page: Page) => {
  await page.getByText('Late', { exact: true }).waitFor();
  await expect(page.getByRole('button', { name: /^Pay installment/ }).first()).toBeVisible();
};

const openReviewForm = async (page: Page) => {
  await page.getByRole('tab', { name: /^Reviews/ }).press('Enter');
  await page.getByRole('button', { name: 'Submit' }).press('Enter');
  await expect(page.getByRole('radio', { name: 'No rating' })).toBeFocused();
};

/** By keyboard alone: the focus moves from the form to the confirmation. */
const sendReview = async (page: Page) => {
  await openReviewForm(page);
  for (let stars = 1; stars <= 4; stars += 1) await page.keyboard.press('ArrowRight');
  for (const text of ['Fits well', 'I wear it often.']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'shown after a check' })).toBeFocused();
};

/** By keyboard alone: the focus moves from the form to the order. */
const trackOrder = (code: string) => async (page: Page) => {
  await page.getByLabel('Order ID').focus();
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: `Order ${code}` })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: `See order ${code} in your account` })).toBeFocused();
};

for (const width of axeWidths(360)) {
  test(`checkout and account of a customer have no axe violations at ${width} px`, async ({
    page,
    visit,
    shop,
    shopUrl,
    signedIn,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    const bought = (await allProducts(shopUrl)).find(({ variants }) =>
      variants.some(({ available }) => available > 20),
    )!;
    const product = paths.product(bought.slug, bought.code, String(bought.id));
    const { orderRepaid = '', orderPaid = '' } = await placeOrderOfEachKind(shopUrl, shop.database, signedIn);
    await fillCart(shopUrl, signedIn.token);
    const track = trackOrder(orderPaid.split('/').at(-1) ?? '');
    const pages = {
      ...CUSTOMERS,
      [orderRepaid]: repayments,
      [paths.orderTracking]: track,
      [product]: openReviewForm,
      [`${product}#send`]: sendReview,
    };
    for (const [path, open] of Object.entries(pages)) {
      await visit(path);
      await open(page);
      expect(await axeByWidth(page), path).toEqual([]);
    }
  });
}

test('a verification that is not answered yet has no axe violations', async ({ page }) => {
  await addFaults(page, [{ path: /^\/auth\/verify/, fault: { kind: 'hang' } }]);
  await page.goto('/account/auth/verify?expires=1&hash=a&id=7&signature=b');
  await expect(page.getByRole('heading', { name: 'Verifying your email' })).toBeVisible();
  expect(await axeByWidth(page)).toEqual([]);
});

for (const width of axeWidths(1280)) {
  test(`the page of a closed shop has no axe violations at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await addFaults(page, [{ path: /get_details/, fault: { kind: 'reply', status: 200, body: '{"status":0}' } }]);
    await page.goto('/');
    await expect(page).toHaveURL('/page-unavailable');
    // The address changes before the page is rendered.
    await expect(page.getByRole('heading', { name: 'Website is currently unavailable' })).toBeVisible();
    expect(await axeByWidth(page)).toEqual([]);
  });
}
