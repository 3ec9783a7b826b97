import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { findBrowser, LAUNCH_ARGS } from './browser';
import { SCENES } from './screenScenes';
import { seedStorage, signUpAndIn } from './support/customers';
import { fillCart } from './support/checkout';
import { ensureDist } from './support/dist';
import { watchContext } from './support/pageLog';
import { PRIVATE, routeAddresses, type RouteName } from './support/routes';
import { startTestShop } from './support/shopServer';
import { storedLine } from './support/storage';

const WIDTHS = [360, 768, 1280];
const SCHEMES = ['light', 'dark'] as const;

type Scheme = (typeof SCHEMES)[number];

/** Pictures of every route, dialog and form, narrow and wide, light and dark: npm run screens -- FOLDER [NAME …] */
const takeAll = async (browser: Browser, shopUrl: string, folder: string, wanted: string[]): Promise<void> => {
  const addresses = await routeAddresses(shopUrl);
  const session = await signUpAndIn(shopUrl);
  await fillCart(shopUrl, session.token);
  const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);
  const names = Object.keys(addresses).filter(isWanted) as RouteName[];
  const scenes = Object.entries(SCENES).filter(([name]) => isWanted(name));

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
    const visit = async (route: RouteName) => {
      const { page, log } = (PRIVATE as readonly string[]).includes(route) ? customer : visitor;
      await page.goto(addresses[route]);
      await log.idle();
      return { page, log };
    };
    const fileOf = (name: string) => join(folder, `${name}-${width}-${colorScheme}.png`);
    for (const name of names) {
      const { page } = await visit(name);
      await page.screenshot({ path: fileOf(name), fullPage: true });
    }
    for (const [name, { route, steps }] of scenes) {
      const { page, log } = await visit(route);
      try {
        for (const step of steps) await step(page);
      } catch {
        console.log(`${name} is not there at ${width} pixels`);
        continue;
      }
      await log.idle();
      await page.screenshot({ path: fileOf(name) });
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
