import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { copyBuild } from '../server/deploy/copyBuild';
import { configureDist } from '../server/deploy/configureDist';
import { listen, stop } from '../server/listen';
import { serveDist } from '../server/static';
import { hasFront, startFront } from '../server/testing/fronts';
import { expect, test } from './fixtures';
import { otherBackEnd } from './otherBackEnd/backEnd';
import { payButton } from './support/checkout';
import { newCustomer, typeNewAccount } from './support/customers';
import { distFolder } from './support/dist';
import { leavePage } from './support/leave';
import { typeInto } from './support/typing';

const PROVIDER = 'pay.example';

interface Shop {
  url: string;
  close: () => Promise<void>;
}

/** Serves the build with its settings by the reference server's file handler. */
const byNode = async (variables: Record<string, string>): Promise<Shop> => {
  const server = await listen({ port: 0, host: '127.0.0.1' }, serveDist(distFolder(), { variables }));
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, close: () => stop(server) };
};

/** Copies the build into a folder, applies its settings there and serves it by nginx, as in docs/deploy.md. */
const byNginx = async (variables: Record<string, string>): Promise<Shop> => {
  const folder = await mkdtemp(join(tmpdir(), 'release-'));
  await copyBuild(distFolder(), folder, 14);
  const headers = await configureDist(folder, variables);
  const { url, stop: close } = await startFront('nginx', { dist: folder, headers, apis: [9] });
  return {
    url,
    close: async () => {
      await close();
      await rm(folder, { recursive: true });
    },
  };
};

/** The build on one origin, and a back end written from docs/api.md alone on another. */
const openApart = async (deliver: typeof byNode) => {
  const paid = new Set<string>();
  let back: Server | null = null;
  const door = createServer((...asked) => back?.emit('request', ...asked));
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  const apiUrl = `http://127.0.0.1:${(door.address() as AddressInfo).port}`;
  const shop = await deliver({
    API_BASE_URL: apiUrl,
    API_KEY: 'any',
    IDEMPOTENCY_KEYS: 'on',
    PAYMENT_HOSTS: PROVIDER,
    HSTS: 'off',
  });
  back = otherBackEnd(shop.url, paid);
  const close = async (): Promise<void> => {
    await shop.close();
    await stop(door);
  };
  return { url: shop.url, apiUrl, paid, close };
};

/** The payment page accepts the payment at once and links back to the shop. */
const standInForProvider = async (page: Page, url: string, paid: Set<string>): Promise<void> => {
  await page.route(`https://${PROVIDER}/*`, (route) => {
    const id = new URL(route.request().url()).pathname.slice(1);
    paid.add(id);
    return route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><a href="${url}/payment/return?checkoutid=${id}">Back to the shop</a>`,
    });
  });
};

// The certificate was just created.
test.use({ ignoreHTTPSErrors: true });

for (const [name, deliver] of [
  ['node', byNode],
  ['nginx', byNginx],
] as const)
  test(`search, payment, loan and cancellation work with a back end on another origin, served by ${name}`, async ({
    page,
    log,
  }) => {
    test.skip(name === 'nginx' && !hasFront('nginx'), 'nginx is not installed');
    const { url, apiUrl, paid, close } = await openApart(deliver);
    try {
      await standInForProvider(page, url, paid);
      const main = page.getByRole('main');
      const customer = newCustomer();

      await page.goto(url);
      await expect(main.getByRole('article').first()).toBeVisible();
      await page.getByRole('searchbox', { name: 'Search' }).fill('linen');
      await page.keyboard.press('Enter');
      await main
        .getByRole('link', { name: /Linen Shirt/ })
        .first()
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Linen Shirt');
      await main.getByRole('radio', { name: 'M' }).check();
      await main.getByRole('button', { name: 'Add to Cart' }).click();
      await page.getByRole('dialog').getByRole('link', { name: 'Checkout' }).click();

      await main.getByText('Register', { exact: true }).first().click();
      const form = main.getByRole('tabpanel').filter({ visible: true });
      await typeNewAccount(form, customer);
      await form.getByRole('button', { name: 'Create account' }).click();
      await expect(page.getByText('Welcome! You can sign in now.').first()).toBeVisible();
      await main.getByRole('tab', { name: 'Login' }).click();
      await typeInto(form.getByLabel(/Email/i), customer.email);
      await typeInto(form.getByLabel(/^Password/i), customer.password);
      await form.getByRole('button', { name: 'Sign in' }).click();

      await expect(page).toHaveURL(`${url}/checkout`);
      await payButton(page).click();
      await page.getByRole('link', { name: 'Back to the shop' }).click();
      await expect(page).toHaveURL(/\/account\/orders\/o\/ORD-/);
      await expect(main.getByText('Confirmed').first()).toBeVisible();
      await expect(main.getByText('GHS 125.50').first()).toBeVisible();

      await page.goto(`${url}/ct/lamps`);
      await main.getByRole('button', { name: /^Add To Cart/i }).click();
      await page.getByRole('dialog').getByRole('link', { name: 'Checkout' }).click();
      await main.getByLabel('Pay In Installments').check();
      await typeInto(main.getByLabel('Down Payment'), '9');
      await main.getByRole('button', { name: 'Preview Payment' }).click();
      const dialog = page.getByRole('dialog', { name: 'Installment Payment Schedule' });
      await expect(dialog).toContainText('GHS 80.00');
      await dialog.getByRole('checkbox').check();
      await dialog.getByRole('button', { name: 'Accept & Apply' }).click();
      await expect(page).toHaveURL(`${url}/account/orders`);

      await page.getByRole('button', { name: /^Cancel order/ }).click();
      await page.getByRole('button', { name: 'Yes, cancel it' }).click();
      await expect(page.getByRole('checkbox', { name: 'Show cancelled (1)' })).toBeVisible();

      await log.idle();
      const calls = log.requests
        .map((request) => new URL(request.url()))
        .filter(({ pathname }) => /^\/api/.test(pathname));
      expect([...new Set(calls.map(({ origin }) => origin))]).toEqual([apiUrl]);
    } finally {
      await leavePage(page);
      await close();
    }
  });
