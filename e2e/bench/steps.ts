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
  /** Whether to print the functions that ran in the step. */
  profile?: boolean;
}

interface Step {
  path: string;
  tap: string;
  done: string;
  /** Brings into view what is tapped. */
  prepare?: (page: Page) => Promise<void>;
}

const onList = async (place: Place, { path, tap, done, prepare }: Step): Promise<number | undefined> => {
  const context = await phone(place.browser);
  try {
    const { page, session } = await openThrottledPage(context);
    await page.goto(place.frontUrl + path, { timeout: 90_000 });
    await quiet(page);
    if (prepare) {
      await prepare(page);
      await quiet(page);
    }
    const step = () => timeOf(page, tap, done);
    return await (place.profile ? profiled(session, tap, step) : step());
  } finally {
    await context.close();
  }
};

/** From the tap on a card until the product page shows the title. */
export const cardToTitle = (place: Place): Promise<number | undefined> =>
  onList(place, { path: '/items/search', tap: 'main a[href^="/pd/"]', done: 'main h1' });

/** A list with products that can be added without choosing options. */
const simpleList = async (shopUrl: string): Promise<string> => {
  const { title } = await simpleGoods(shopUrl);
  return paths.search(title);
};

/** From the tap on 'Add To Cart' until the bag's drawer shows the line. */
export const addToSeen = async (place: Place, shopUrl: string): Promise<number | undefined> =>
  onList(place, {
    path: await simpleList(shopUrl),
    tap: 'main button[aria-label^="Add To Cart" i]',
    done: '[role=dialog] li',
  });

/** From the tap on the account's link until the first field of the sign-in form accepts typing. */
export const linkToForm = (place: Place): Promise<number | undefined> =>
  onList(place, { path: '/items/search', tap: 'a[href^="/account/auth"]', done: 'main input[name=email]' });

/** The count above a list whose cards are those of the chosen view. */
const LISTED_COUNT = 'main:not(:has([aria-busy="true"])) [role=status]:not(:empty)';

/** From the tap on the first option of a filter until the list has changed. */
export const filterToList = (place: Place, path: string): Promise<number | undefined> =>
  onList(place, {
    path,
    tap: '[role=dialog] fieldset ~ fieldset input[type=checkbox]',
    done: LISTED_COUNT,
    prepare: (page) => page.getByRole('button', { name: /^Filter/ }).tap(),
  });

/** From the tap on the link to the next page, which has been in view, until its products are shown. */
export const pageToList = (place: Place, path: string): Promise<number | undefined> =>
  onList(place, {
    path,
    tap: 'main nav a[rel=next], main nav [aria-label="Go to next page"]',
    done: LISTED_COUNT,
    prepare: async (page) => {
      const pages = page.getByRole('navigation', { name: /^Pages of/ });
      if ((await pages.count()) > 0) await pages.scrollIntoViewIfNeeded();
    },
  });
