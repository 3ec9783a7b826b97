import { expect, type Page } from '@playwright/test';
import { callShop, newCustomer, readOutbox, typeNewAccount } from './customers';
import { count, type OnceCall, type Stage } from './onceCall';
import { typeInto } from './typing';

const NEW_PASSWORD = 'another horse battery';

/** Whether the password is the new one. */
const isChanged = async ({ session, shopUrl }: Stage): Promise<number> => {
  const body = { email: session.customer.email, password: NEW_PASSWORD };
  const { status } = await callShop(shopUrl, '/storefront/customer/access', { method: 'POST', body });
  return status === 1 ? 1 : 0;
};

/** Goes to the sign-in page, with the e-mail address filled in. */
const isAtLogIn = async ({ page }: Stage, email: string): Promise<void> => {
  const form = page.getByRole('tabpanel', { name: 'Login' });
  await expect(form.getByRole('textbox', { name: 'Email address' })).toHaveValue(email);
};

const signUp: OnceCall = {
  title: 'signing up',
  call: /^POST \/storefront\/customer\/signup$/,
  prepare: async ({ page, visit }) => {
    const customer = newCustomer();
    await page.evaluate(() => localStorage.clear());
    await visit('/account/auth#register-tab');
    await typeNewAccount(page.getByRole('tabpanel', { name: 'Register' }), customer);
    return customer.email;
  },
  press: (page) => page.getByRole('button', { name: 'Create account', exact: true }).click(),
  effects: async ({ shop }, email) =>
    Math.max(
      await count(shop, 'SELECT count(*) FROM users WHERE email = $1', email),
      await count(shop, 'SELECT count(*) FROM mails WHERE recipient = $1', email),
    ),
  answered: isAtLogIn,
  unanswered: async ({ page }) =>
    expect(page.getByRole('alert')).toContainText('Your account may have been created, so try signing in'),
};

const typePasswords = async (page: Page, passwords: Record<string, string>): Promise<void> => {
  for (const [label, text] of Object.entries(passwords)) await typeInto(page.getByLabel(label, { exact: true }), text);
};

const changePassword: OnceCall = {
  title: 'changing the password',
  call: /^POST \/admin\/change_password$/,
  prepare: async ({ page, session, visit }) => {
    await visit('/account/edit');
    await typePasswords(page, {
      'Current password': session.customer.password,
      'New password': NEW_PASSWORD,
      'Confirm password': NEW_PASSWORD,
    });
    return '';
  },
  press: (page) => page.getByRole('button', { name: 'Change password' }).click(),
  effects: isChanged,
  answered: async ({ page }) => expect(page.getByText('Your password has been changed.')).toBeVisible(),
  unanswered: async ({ page }) => expect(page.getByRole('alert')).toBeVisible(),
};

const resetPassword: OnceCall = {
  title: 'setting a new password by link',
  call: /^POST \/storefront\/customer\/confirm-reset-password$/,
  prepare: async ({ page, session, shopUrl, visit }) => {
    const { email } = session.customer;
    await callShop(shopUrl, '/storefront/customer/reset-password', { method: 'POST', body: { email } });
    const link = (await readOutbox(shopUrl, email)).map((mail) => mail.link ?? '').find((one) => one.includes('code='));
    const { pathname, search } = new URL(link ?? '');
    await page.evaluate(() => localStorage.clear());
    await visit(pathname + search);
    await typePasswords(page, { 'New password': NEW_PASSWORD, 'Confirm password': NEW_PASSWORD });
    return email;
  },
  press: (page) => page.getByRole('button', { name: 'Save new password' }).click(),
  effects: isChanged,
  // The page shows the message for only a second and a half.
  answered: isAtLogIn,
  unanswered: async ({ page }) => expect(page.getByRole('alert')).toBeVisible(),
};

const review: OnceCall = {
  title: 'requesting a review',
  call: /^POST \/storefront\/request_client_review$/,
  prepare: async ({ visit }) => {
    await visit('/account/edit');
    return '';
  },
  press: (page) => page.getByRole('button', { name: 'Request Client Review' }).click(),
  effects: ({ shop, session }) =>
    count(shop, `SELECT count(*) FROM users WHERE email = $1 AND eligible = 'Pending Review'`, session.customer.email),
  answered: async ({ page }) => expect(page.getByText('Your request has been sent.')).toBeVisible(),
  unanswered: async ({ page }) => expect(page.getByText('Something went wrong. Please try again.')).toBeVisible(),
};

export const ACCOUNT_CALLS = [signUp, changePassword, resetPassword, review];
