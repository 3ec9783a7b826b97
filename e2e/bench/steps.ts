import type { Browser, Page } from '@playwright/test';
import { paths } from '../../src/config/paths';
import { simpleGoods } from '../support/goods';
import { phone, quiet, openThrottledPage } from './measure';
import { profiled } from './profile';

/** Milliseconds from a tap until the page shows its result, measured in the page; undefined for a page without it. */
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
  // A tap, not a click: a mouse would make the browser run a hit test now.
  await target.tap();
  const took = await page
    .waitForFunction(() => (window as unknown as { took?: number }).took, undefined, { timeout: 20_000 })
    .catch(() => undefined);
  return took?.jsonValue();
};

/** The browser and the server that a step runs against. */
export interface Place {
  browser: Browser;
  frontUrl: string;
  shopUrl: string;
  /** Whether to print the functions that ran in the step. */
  profile?: boolean;
}

const onList = async (place: Place, path: string, tap: string, done: string): Promise<number | undefined> => {
  const context = await phone(place.browser);
  try {
    const { page, session } = await openThrottledPage(context);
    await page.goto(place.frontUrl + path, { timeout: 90_000 });
    await quiet(page);
    const step = () => timeOf(page, tap, done);
    return await (place.profile ? profiled(session, tap, step) : step());
  } finally {
    await context.close();
  }
};

/** From the tap on a card until the product page shows the title. */
export const cardToTitle = (place: Place): Promise<number | undefined> =>
  onList(place, '/items/search', 'main a[href^="/pd/"]', 'main h1');

/** A list with products that can be added without choosing options. */
const simpleList = async (shopUrl: string): Promise<string> => {
  const { title } = await simpleGoods(shopUrl);
  return paths.search(title);
};

/** From the tap on 'Add To Cart' until the bag's drawer shows the line. */
export const addToSeen = async (place: Place): Promise<number | undefined> =>
  onList(place, await simpleList(place.shopUrl), 'main button[aria-label^="Add To Cart" i]', '[role=dialog] li');

/** From the tap on the account's link until the first field of the sign-in form accepts typing. */
export const linkToForm = (place: Place): Promise<number | undefined> =>
  onList(place, '/items/search', 'a[href^="/account/auth"]', 'main input[name=email]');
