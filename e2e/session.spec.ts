import type { Page } from '@playwright/test';
import { openWithBackForwardCache } from './browser';
import { expect, test } from './fixtures';
import { chooseFromAccount, logIn } from './support/account';
import { assertHealthy } from './support/health';
import { callShop, newCustomer, readOutbox, seedStorage, signUpAndIn } from './support/customers';
import { sentHeaders } from './support/network';
import { holdTimers } from './support/timers';
import { typeInto } from './support/typing';
import { readStorage } from './support/storage';

const logOut = async (page: Page): Promise<void> => {
  await chooseFromAccount(page, 'Logout');
  await page.waitForURL('**/account/auth');
};

test(
  'logging out in one tab signs out the other tab, even after a reload',
  { tag: '@firefox' },
  async ({ page, context, visit, signedIn, log }) => {
    await visit('/account/edit');
    const other = await context.newPage();
    await visit('/account/edit', other);
    await expect(other.getByText(signedIn.customer.email)).toBeVisible();
    await logOut(page);
    await expect(other).toHaveURL(/\/account\/auth$/);
    await expect(other.getByText(signedIn.customer.email)).toHaveCount(0);
    // The storage is written shortly after the page has changed.
    await expect.poll(async () => Object.keys(await readStorage(page))).not.toContain('token');
    await assertHealthy(other, { log, secrets: [signedIn.token, signedIn.customer.email] });
    await other.goto('/cart');
    await other.close();
    const stored = await readStorage(page);
    expect(stored.token).toBeUndefined();
    expect(stored.account).toBeUndefined();
  },
);

test('a page in the back/forward cache shows no customer data after a logout in another tab', async ({
  shopUrl,
  signedIn,
}) => {
  const context = await openWithBackForwardCache(shopUrl);
  await seedStorage(context, shopUrl, { token: signedIn.token, account: signedIn.account });
  const page = await context.newPage();
  await page.goto('/account/edit');
  await expect(page.getByText(signedIn.customer.email)).toBeVisible();
  await page.evaluate((email) => {
    const seen: string[] = [];
    const shows = (): string => {
      const main = document.querySelector('main');
      const isVisible = main !== null && getComputedStyle(main).visibility === 'visible';
      return isVisible && main.textContent.includes(email) ? 'shown' : 'hidden';
    };
    Object.assign(window, { seen });
    window.addEventListener('pagehide', () => seen.push(`left ${shows()}`));
    window.addEventListener('pageshow', ({ persisted }) => seen.push(`kept ${String(persisted)} ${shows()}`));
  }, signedIn.customer.email);
  await page.goto('/media/');
  const other = await context.newPage();
  await other.goto('/account/edit');
  await logOut(other);
  // A page from the back/forward cache fires no load event.
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/account\/auth$/);
  await expect(page.getByText(signedIn.customer.email)).toHaveCount(0);
  // The page came from the back/forward cache, which had stored it with its content hidden.
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { seen?: string[] }).seen))
    .toEqual(['left hidden', 'kept true hidden']);
  await context.browser()?.close();
});

test(
  'submitting the login forms puts no credentials in the address',
  { tag: '@slow' },
  async ({ page, visit, log }) => {
    await visit('/terms');
    await page.getByRole('button', { name: 'Account' }).click();
    const panel = page.getByRole('dialog');
    await typeInto(panel.getByLabel('Username or email address'), 'ama@example.com');
    await typeInto(panel.getByLabel('Password'), 'a very secret word');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(page).toHaveURL(/\/terms$/);
    await visit('/account/auth');
    await logIn(page, 'ama@example.com', 'a very secret word');
    await expect(page.getByRole('alert')).toContainText('Incorrect email or password');
    await expect(page).toHaveURL(/\/account\/auth$/);
    await assertHealthy(page, {
      log,
      message: 'Incorrect email or password',
      secrets: ['a very secret word', 'a+very+secret'],
    });
  },
);

test('removes the reset code from the address, later requests and storage, and contacts no other site', async ({
  page,
  visit,
  shopUrl,
  log,
}) => {
  const { customer } = await signUpAndIn(shopUrl, newCustomer({ email: `ama+${Date.now()}@example.com` }));
  await callShop(shopUrl, '/storefront/customer/reset-password', { method: 'POST', body: { email: customer.email } });
  const [mail] = await readOutbox(shopUrl, customer.email).then((mails) =>
    mails.filter(({ link }) => link?.includes('code=')),
  );
  const link = new URL(mail?.link ?? '');
  const code = link.searchParams.get('code') ?? '';
  await visit(link.pathname + link.search);
  await expect(page).toHaveURL(/\/account\/reset-password$/);
  await expect(page.getByText(customer.email)).toBeVisible();
  const before = log.requests.length;
  await typeInto(page.getByLabel('New password', { exact: true }), 'another secret');
  await typeInto(page.getByLabel('Confirm password'), 'another secret');
  // The page shows the message and redirects after a second and a half.
  const goOn = await holdTimers(page);
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByText('Your password has been changed.')).toBeVisible();
  await goOn();
  await page.waitForURL('**/account/auth');
  await logIn(page, customer.email, 'another secret');
  await expect(page.getByRole('button', { name: 'My Account' })).toBeVisible();
  const later = log.requests.slice(before);
  const referers = await Promise.all(later.map(async (request) => (await sentHeaders(request)).referer ?? ''));
  expect([...later.map((request) => request.url()), ...referers].filter((text) => text.includes(code))).toEqual([]);
  const abroad = log.requests.filter((request) => !request.url().startsWith(shopUrl));
  expect(abroad.filter((request) => /^https?:/.test(request.url()))).toEqual([]);
  expect(JSON.stringify(await readStorage(page))).not.toContain(code);
});
