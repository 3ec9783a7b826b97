import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { RunningShop } from '../server/startShop';
import { launchBrowser } from './browser';
import { screenshotParts } from './screenParts';
import { SCENES } from './screenScenes';
import { seedStorage, signUpAndIn } from './support/customers';
import { fillCart, goodsInStock } from './support/checkout';
import { ensureDist } from './support/dist';
import { type FaultRule, addFaults } from './support/network';
import { watchContext } from './support/pageLog';
import { placeOrderOfEachKind } from './support/orderKinds';
import { reviewDress } from './support/reviews';
import { isPrivate, routeAddresses, type RouteName } from './support/routes';
import { startTestShop } from './support/shopServer';
import { storedLine } from './support/storage';

const WIDTHS = [360, 768, 1280];
const PHONE_BELOW = 600;
const SCHEMES = ['light', 'dark'] as const;
/** The size of letters in per cent, as a shopper may set it. */
const TEXT = process.env.TEXT ?? '100';

/** The API of a closed shop, for the unavailable page. */
const CLOSED: FaultRule = {
  path: /get_details/,
  fault: { kind: 'reply', status: 200, body: JSON.stringify({ status: 0, message: 'Closed' }) },
};

type Scheme = (typeof SCHEMES)[number];

/** Loads the pictures below the fold too, and waits for all of them; a missing one is photographed as missing. */
const loadPictures = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await Promise.all(
      [...document.images].map(async (image) => {
        image.loading = 'eager';
        await image.decode().catch(() => undefined);
      }),
    );
  });

/** A bag with two products of the shop. */
const filledBag = async (shopUrl: string): Promise<string> => {
  const goods = (await goodsInStock(shopUrl)).slice(0, 2);
  return JSON.stringify(goods.map((one) => ({ ...storedLine(one.id, 2), ...one })));
};

/** Pictures of every route, dialog and form, narrow and wide, light and dark: [TEXT=200] npm run screens -- FOLDER [NAME …] */
const takeAll = async (browser: Browser, shop: RunningShop, folder: string, wanted: string[]): Promise<void> => {
  const { url: shopUrl, database } = shop;
  await reviewDress(shop);
  const session = await signUpAndIn(shopUrl);
  const orders = await placeOrderOfEachKind(shopUrl, database, session);
  const addresses: Record<string, string> = { ...(await routeAddresses(shopUrl)), ...orders };
  const needsAccount = (name: string) => name in orders || isPrivate(name as RouteName);
  await fillCart(shopUrl, session.token);
  const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);
  const names = Object.keys(addresses).filter(isWanted);
  const scenes = Object.entries(SCENES).filter(([name]) => isWanted(name));

  const takeWith = async (width: number, colorScheme: Scheme): Promise<void> => {
    const open = async (entries: Record<string, string>) => {
      const context = await browser.newContext({
        baseURL: shopUrl,
        viewport: { width, height: 800 },
        hasTouch: width < PHONE_BELOW,
        isMobile: width < PHONE_BELOW,
        colorScheme,
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      });
      const log = await watchContext(context);
      await context.addInitScript((percent) => {
        addEventListener('DOMContentLoaded', () => {
          document.documentElement.style.fontSize = `${percent}%`;
        });
      }, TEXT);
      await seedStorage(context, shopUrl, entries);
      return { context, log, page: await context.newPage() };
    };
    const visitor = await open({ cartList: await filledBag(shopUrl) });
    const customer = await open({ token: session.token, account: session.account });
    const visit = async (route: string, { address = addresses[route]!, isCustomer = needsAccount(route) } = {}) => {
      const { page, log } = isCustomer ? customer : visitor;
      await page.goto(address);
      await log.idle();
      return { page, log };
    };
    const fileOf = (name: string) => join(folder, `${name}-${width}-${colorScheme}.png`);
    for (const name of names) {
      const faults = name === 'unavailable' ? await addFaults(visitor.page, [CLOSED]) : null;
      const { page } = await visit(name);
      await loadPictures(page);
      await page.screenshot({ path: fileOf(name), fullPage: true });
      await faults?.stop();
    }
    for (const [name, { route, address, isCustomer, steps }] of scenes) {
      const { page, log } = await visit(route, { address, isCustomer });
      try {
        for (const step of steps) await step(page);
      } catch {
        console.log(`${name} is not there at ${width} pixels`);
        continue;
      }
      await log.idle();
      await loadPictures(page);
      await page.screenshot({ path: fileOf(name) });
    }
    await visitor.context.close();
    await customer.context.close();
  };
  for (const width of WIDTHS) for (const scheme of SCHEMES) await takeWith(width, scheme);
};

const main = async (): Promise<void> => {
  const given = process.argv.slice(2);
  const isParts = given[0] === 'parts';
  const [folder = 'test-results/screens', ...wanted] = given.slice(isParts ? 1 : 0);
  mkdirSync(folder, { recursive: true });
  if (isParts) {
    await screenshotParts(folder);
    return;
  }
  await ensureDist();
  // Without first replies in the page, so that the closed shop's API decides.
  const shop = await startTestShop({ firstRepliesWithin: 0 });
  const browser = await launchBrowser();
  try {
    await takeAll(browser, shop, folder, wanted);
    console.log(`Screens are in ${resolve(folder)}`);
  } finally {
    await browser.close();
    await shop.close();
  }
};

void main();
