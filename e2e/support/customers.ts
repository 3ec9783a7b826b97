import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { readStorage } from './storage';
import { typeInto } from './typing';

export interface Customer {
  first_name: string;
  last_name: string;
  phone: string;
  email: string;
  password: string;
}

export interface Session {
  customer: Customer;
  token: string;
  account: string;
}

interface Mail {
  recipient: string;
  subject: string;
  body: string;
  link: string | null;
}

const HEADERS = { 'Content-Type': 'application/json', Accept: 'application/json', 'X-Api-Key': 'demo-key' };
let made = 0;

/** Makes a new customer each time, so that tests on one server do not share data. */
export const newCustomer = (given: Partial<Customer> = {}): Customer => {
  made += 1;
  return {
    first_name: 'Ama',
    last_name: 'Mensah',
    phone: '0240000000',
    email: `ama.${process.pid}.${made}@example.com`,
    password: 'correct horse battery',
    ...given,
  };
};

/** One call to the shop's API from outside the browser. */
export const callShop = async (
  shopUrl: string,
  path: string,
  { method = 'GET', body, token }: { method?: string; body?: unknown; token?: string } = {},
): Promise<{ status?: number; data?: unknown }> => {
  const reply = await fetch(`${shopUrl}/api/v1${path}`, {
    method,
    headers: { ...HEADERS, ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return (await reply.json()) as { status?: number; data?: unknown };
};

/** The entries of a session, with the server's current data of the customer. */
export const signIn = async (
  shopUrl: string,
  { email, password }: Customer,
): Promise<Pick<Session, 'token' | 'account'>> => {
  const body = { email, password };
  const { data } = await callShop(shopUrl, '/storefront/customer/access', { method: 'POST', body });
  const { token, user } = (data ?? {}) as { token?: string; user?: unknown };
  if (!token) throw new Error(`${email} could not sign in`);
  return { token, account: JSON.stringify(user) };
};

export const signUpAndIn = async (shopUrl: string, customer = newCustomer()): Promise<Session> => {
  await callShop(shopUrl, '/storefront/customer/signup', { method: 'POST', body: customer });
  return { customer, ...(await signIn(shopUrl, customer)) };
};

/** Fills in the form of a new account. */
export const typeNewAccount = async (form: Locator, customer: Customer): Promise<void> => {
  await typeInto(form.getByLabel(/First name/i), customer.first_name);
  await typeInto(form.getByLabel(/Last name/i), customer.last_name);
  await typeInto(form.getByLabel(/Phone/i), customer.phone);
  await typeInto(form.getByLabel(/Email/i), customer.email);
  await typeInto(form.getByLabel(/^Password/i), customer.password);
};

const LARGE = 100_000;

/** Any document of the origin will do, as long as no application runs in it. */
const openQuiet = async (context: BrowserContext, shopUrl: string): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(`${shopUrl}/media/`);
  return page;
};

/** A browser may pass large entries to the next page's process with a delay. */
const waitForStored = async (context: BrowserContext, shopUrl: string, keys: string[]): Promise<void> => {
  await expect
    .poll(async () => {
      const page = await openQuiet(context, shopUrl);
      const stored = await readStorage(page);
      await page.close();
      return keys.filter((key) => !(key in stored));
    })
    .toEqual([]);
};

/** Stores entries before the first document of a context runs, and only then. */
export const seedStorage = async (
  context: BrowserContext,
  shopUrl: string,
  entries: Record<string, string>,
): Promise<void> => {
  const page = await openQuiet(context, shopUrl);
  await page.evaluate((stored) => {
    for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text);
  }, entries);
  // Closing the page too early would lose large entries.
  if (JSON.stringify(entries).length > LARGE) await waitForStored(context, shopUrl, Object.keys(entries));
  await page.close();
};

export const readOutbox = async (shopUrl: string, recipient: string): Promise<Mail[]> => {
  const reply = await fetch(`${shopUrl}/outbox.json`);
  const { mails } = (await reply.json()) as { mails: Mail[] };
  return mails.filter((mail) => mail.recipient === recipient);
};
