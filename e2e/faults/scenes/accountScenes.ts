import type { Page } from '@playwright/test';
import { callShop, newCustomer, readOutbox, signUpAndIn } from '../../support/customers';
import type { Scene } from '../scene';
import type { World } from '../world';

const press = (name: string) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).filter({ visible: true }).click();

/** The address that the last mail to a customer leads to, without its origin. */
const mailedPath = async ({ url }: World, email: string): Promise<string> => {
  const link = (await readOutbox(url, email)).at(-1)?.link ?? '';
  return link.replace(/^https?:\/\/[^/]+/, '');
};

/** Accounts: the forms, the links of mails, and the check whether the session is valid. */
export const accountScenes: Scene[] = [
  {
    call: 'POST /storefront/customer/access',
    who: 'visitor',
    address: '/account/auth',
    arrange: async ({ customer }) => {
      const { email, password } = (await customer()).customer;
      return { fill: { 'Email address': email, Password: password } };
    },
    press: press('Sign in'),
    works: { at: /^\/$/ },
  },
  {
    call: 'POST /storefront/customer/signup',
    who: 'visitor',
    address: '/account/auth#register-tab',
    arrange: () => {
      const { first_name, last_name, phone, email, password } = newCustomer();
      const fill = {
        'First name': first_name,
        'Last name': last_name,
        Phone: phone,
        'Email address': email,
        Password: password,
      };
      return Promise.resolve({ fill });
    },
    press: press('Create account'),
    works: { at: /#login-tab$/ },
  },
  {
    call: 'POST /storefront/customer/reset-password',
    who: 'visitor',
    address: '/account/reset-password',
    fill: { 'Email address': 'nobody@example.com' },
    press: press('Send the link'),
    works: { shows: [/we have sent a link to it/] },
  },
  {
    call: 'POST /storefront/customer/confirm-reset-password',
    who: 'visitor',
    arrange: async (world) => {
      const { email } = (await world.customer()).customer;
      await callShop(world.url, '/storefront/customer/reset-password', { method: 'POST', body: { email } });
      const words = 'another good password';
      return {
        address: await mailedPath(world, email),
        fill: { 'New password': words, 'Confirm password': words },
      };
    },
    press: press('Save new password'),
    works: { shows: [/password has been changed/] },
  },
  {
    call: 'POST /admin/change_password',
    who: 'customer',
    address: '/account/edit',
    arrange: (_world, { customer }) => {
      const words = 'another good password';
      const fill = { 'Current password': customer.password, 'New password': words, 'Confirm password': words };
      return Promise.resolve({ fill });
    },
    press: press('Change password'),
    works: { shows: [/password has been changed/] },
  },
  {
    call: 'GET /auth/verify',
    who: 'visitor',
    arrange: async (world) => {
      const { customer } = await signUpAndIn(world.url);
      return { address: await mailedPath(world, customer.email) };
    },
    works: { at: /^\/account\/auth/, shows: [/verified|confirmed/i] },
  },
  {
    call: 'POST /storefront/request_client_review',
    who: 'customer',
    address: '/account/edit',
    press: press('Request Client Review'),
    works: { shows: ['We’re reviewing your account'] },
  },
  {
    call: 'GET /storefront/is_logged_in',
    who: 'customer',
    address: '/contact',
    otherShape: { active: 'yes' },
    works: { shows: ['My Account'] },
  },
];
