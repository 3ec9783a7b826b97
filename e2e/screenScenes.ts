import type { Page } from '@playwright/test';
import { chooseStore } from './support/checkout';
import { DRESS } from './support/reviews';
import type { RouteName } from './support/routes';

interface Scene {
  route: RouteName;
  /** An address of the route that replaces the default one. */
  address?: string;
  /** Whether a customer opens it; by default when the route is for customers only. */
  isCustomer?: boolean;
  /** Runs after the page has loaded; controls that are missing at this width are skipped. */
  steps: readonly ((page: Page) => Promise<unknown>)[];
}

const press = (name: string | RegExp) => async (page: Page) => {
  const button = page.getByRole('button', { name }).and(page.locator(':visible')).first();
  await button.click({ timeout: 3000 });
};
const tick = (name: string | RegExp) => (page: Page) => page.getByRole('checkbox', { name }).click({ timeout: 3000 });
const choose = (name: string | RegExp) => (page: Page) => page.getByRole('radio', { name }).click({ timeout: 3000 });
const open = (role: 'tab' | 'link', name: string | RegExp) => (page: Page) =>
  page.getByRole(role, { name }).and(page.locator(':visible')).first().click({ timeout: 3000 });

const fill = (label: string, text: string) => (page: Page) => page.getByLabel(label).fill(text, { timeout: 3000 });
const search = (words: string) => async (page: Page) => {
  await page.getByRole('searchbox', { name: 'Search' }).and(page.locator(':visible')).first().click({ timeout: 3000 });
  await page.getByRole('combobox', { name: 'Search' }).pressSequentially(words);
  // The products, which follow the categories.
  await page.getByRole('option').filter({ hasText: 'GHS' }).first().waitFor({ timeout: 5000 });
};
/** Presses the hearts of the first two products. */
const wish = async (page: Page) => {
  const hearts = page.getByRole('button', { name: /^Add to Wishlist/, pressed: false });
  await hearts.nth(1).click({ timeout: 3000 });
  await hearts.first().click({ timeout: 3000 });
};

const unfold = (text: string) => (page: Page) => page.getByText(text).click({ timeout: 3000 });

const dialog = (page: Page) => page.getByRole('dialog').first().waitFor({ timeout: 5000 });

/** Every dialog, drawer and form, both empty and with validation errors. */
export const SCENES: Record<string, Scene> = {
  accountMenu: { route: 'dashboard', steps: [press('My Account')] },
  share: { route: 'product', steps: [press('Share')] },
  bag: { route: 'terms', steps: [press(/^Cart/), dialog] },
  menu: { route: 'terms', steps: [press('Menu'), dialog] },
  filter: { route: 'category', steps: [press('Filter'), dialog] },
  quickView: { route: 'category', steps: [press(/^Quick view/i), dialog] },
  sizeGuide: { route: 'product', steps: [press('Size Guide'), dialog] },
  delivery: { route: 'product', steps: [press('Delivery'), dialog] },
  zoom: { route: 'product', steps: [press(/^Zoom photo 1/), dialog] },
  reviews: { route: 'product', address: DRESS, steps: [open('tab', /^Reviews/)] },
  siteMap: { route: 'terms', steps: [press('Site Map'), dialog] },
  report: { route: 'terms', steps: [press('Report a problem'), dialog] },
  signIn: { route: 'auth', steps: [press('Sign in')] },
  register: { route: 'auth', steps: [open('tab', 'Register'), press('Create account')] },
  contactForm: { route: 'contact', steps: [press('Submit')] },
  tracking: { route: 'orderTracking', steps: [press('TRACK')] },
  schedule: {
    route: 'checkout',
    steps: [chooseStore, choose('Pay In Installments'), press('Preview Payment'), dialog],
  },
  checkoutCash: {
    route: 'checkout',
    steps: [choose('Pay now'), tick('Set delivery address?'), press('PROCEED TO PAYMENT')],
  },
  checkoutCreditErrors: {
    route: 'checkout',
    steps: [
      choose('Pay In Installments'),
      tick('Set delivery address?'),
      fill('Down Payment', 'x'),
      press('Preview Payment'),
    ],
  },
  sidePanel: { route: 'terms', steps: [press('Account'), dialog] },
  suggestions: { route: 'category', steps: [search('dress')] },
  wishes: {
    route: 'category',
    steps: [wish, open('link', /^Wishlist/)],
  },
  cancelQuestion: {
    route: 'payment',
    address: '/payment/cancel?order_no=ORD-0000',
    isCustomer: true,
    steps: [(page) => page.getByRole('heading', { name: /^Cancel order/ }).waitFor({ timeout: 5000 })],
  },
  checkoutCredit: { route: 'checkout', steps: [choose('Pay In Installments')] },
  closeAccount: { route: 'accountEdit', steps: [press('Close my account'), dialog] },
  monthlyPayments: { route: 'category', steps: [press(/^from .* a month/), dialog] },
  planner: { route: 'cart', isCustomer: true, steps: [unfold('Plan your installments')] },
  compare: { route: 'checkout', steps: [choose('Pay In Installments'), unfold('Compare all durations')] },
};
