import type { Browser, Page } from '@playwright/test';
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

const onList = async (browser: Browser, shopUrl: string, tap: string, done: string): Promise<number | undefined> => {
  const context = await phone(browser);
  try {
    const { page } = await throttled(context);
    await page.goto(`${shopUrl}/items/search`, { timeout: 90_000 });
    await quiet(page);
    return await timeOf(page, tap, done);
  } finally {
    await context.close();
  }
};

/** From the tap on a card until the product's title stands on its page. */
export const cardToTitle = (browser: Browser, shopUrl: string): Promise<number | undefined> =>
  onList(browser, shopUrl, 'main a[href^="/pd/"]', 'main h1');

/** From the tap on 'Add To Cart' until the bag's badge says so. */
export const addToSeen = (browser: Browser, shopUrl: string): Promise<number | undefined> =>
  onList(browser, shopUrl, 'main button[aria-label^="Add To Cart" i]', 'button[aria-label*="bag" i]');
