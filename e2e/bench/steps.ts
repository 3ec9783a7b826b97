import type { Browser, Page } from '@playwright/test';
import { paths } from '../../src/config/paths';
import { callShop } from '../support/customers';
import { phone, quiet, throttled } from './measure';

/** Milliseconds from a tap until the page shows it, taken inside the page; undefined when it cannot be done yet. */
const timeOf = async (page: Page, tap: string, done: string): Promise<number | undefined> => {
  const target = page.locator(tap).first();
  if ((await target.count()) === 0) return undefined;
  await page.evaluate(
    ([tapped, shown]) => {
      const before = document.querySelector(shown ?? '')?.textContent;
      document.querySelector(tapped ?? '')?.addEventListener(
        'click',
        () => {
          const start = performance.now();
          const look = (): void => {
            const found = document.querySelector(shown ?? '');
            if (found && found.textContent !== before) Object.assign(window, { took: performance.now() - start });
            else requestAnimationFrame(look);
          };
          look();
        },
        { capture: true },
      );
    },
    [tap, done],
  );
  await target.click();
  const took = await page
    .waitForFunction(() => (window as unknown as { took?: number }).took, undefined, { timeout: 20_000 })
    .catch(() => undefined);
  return took?.jsonValue();
};

const onList = async (browser: Browser, address: string, tap: string, done: string): Promise<number | undefined> => {
  const context = await phone(browser);
  try {
    const { page } = await throttled(context);
    await page.goto(address, { timeout: 90_000 });
    await quiet(page);
    return await timeOf(page, tap, done);
  } finally {
    await context.close();
  }
};

/** From the tap on a card until the product's title stands on its page. */
export const cardToTitle = (browser: Browser, shopUrl: string): Promise<number | undefined> =>
  onList(browser, `${shopUrl}/items/search`, 'main a[href^="/pd/"]', 'main h1');

/** A list that has something to add without a choice. */
const simpleList = async (shopUrl: string): Promise<string> => {
  const { data } = await callShop(shopUrl, '/storefront/products/search');
  const simple = (data as { title: string; has_variant: unknown; available: number }[]).find(
    ({ has_variant, available }) => !Number(has_variant) && available > 0,
  );
  return `${shopUrl}${paths.search(simple?.title)}`;
};

/** From the tap on 'Add To Cart' until the line stands in the bag's drawer. */
export const addToSeen = async (browser: Browser, shopUrl: string): Promise<number | undefined> =>
  onList(browser, await simpleList(shopUrl), 'main button[aria-label^="Add To Cart" i]', '[role=dialog] li');

/** From the tap on the account's link until the first field of the sign-in form is there to be typed in. */
export const linkToForm = (browser: Browser, shopUrl: string): Promise<number | undefined> =>
  onList(browser, `${shopUrl}/items/search`, 'a[href^="/account/auth"]', 'main input[name=email]');
