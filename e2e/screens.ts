import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { findBrowser, LAUNCH_ARGS } from './browser';
import { seedStorage, signUpAndIn } from './support/customers';
import { ensureDist } from './support/dist';
import { watchContext } from './support/pageLog';
import { PRIVATE, routeAddresses, type RouteName } from './support/routes';
import { startTestShop } from './support/shopServer';
import { storedLine } from './support/storage';

const WIDTHS = [360, 768, 1280];
const SCHEMES = ['light', 'dark'] as const;

type Scheme = (typeof SCHEMES)[number];

/** Pictures of every route, narrow and wide, light and dark: npm run screens -- FOLDER [ROUTE …] */
const takeAll = async (browser: Browser, shopUrl: string, folder: string, wanted: string[]): Promise<void> => {
  const addresses = await routeAddresses(shopUrl);
  const session = await signUpAndIn(shopUrl);
  const names = Object.keys(addresses).filter((name) => wanted.length === 0 || wanted.includes(name)) as RouteName[];

  const takeWith = async (width: number, colorScheme: Scheme): Promise<void> => {
    const open = async (entries: Record<string, string>) => {
      const context = await browser.newContext({
        baseURL: shopUrl,
        viewport: { width, height: 800 },
        colorScheme,
        reducedMotion: 'reduce',
      });
      const log = await watchContext(context);
      await seedStorage(context, shopUrl, entries);
      return { context, log, page: await context.newPage() };
    };
    const lines = JSON.stringify([storedLine(1, 2), storedLine(2)]);
    const visitor = await open({ cartList: lines });
    const customer = await open({ token: session.token, account: session.account });
    for (const name of names) {
      const { page, log } = (PRIVATE as readonly string[]).includes(name) ? customer : visitor;
      await page.goto(addresses[name]);
      await log.idle();
      await page.screenshot({ path: join(folder, `${name}-${width}-${colorScheme}.png`), fullPage: true });
    }
    await visitor.context.close();
    await customer.context.close();
  };
  for (const width of WIDTHS) for (const scheme of SCHEMES) await takeWith(width, scheme);
};

const main = async (): Promise<void> => {
  const [folder = 'test-results/screens', ...wanted] = process.argv.slice(2);
  mkdirSync(folder, { recursive: true });
  await ensureDist();
  const shop = await startTestShop();
  const browser = await chromium.launch({ executablePath: findBrowser(), args: LAUNCH_ARGS });
  try {
    await takeAll(browser, shop.url, folder, wanted);
    console.log(`Screens are in ${resolve(folder)}`);
  } finally {
    await browser.close();
    await shop.close();
  }
};

void main();
