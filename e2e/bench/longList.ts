import { MANY, sellMany } from '../support/manyProducts';
import { tasksDuring } from '../support/tasks';
import { quiet } from './measure';
import type { Place } from './steps';

const SCROLLS = 40;

/** The longest task in milliseconds while two thousand products are sorted and scrolled, without throttling. */
export const sortAndScroll = async ({ browser, frontUrl }: Place): Promise<number> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await sellMany(page);
    await page.goto(`${frontUrl}/items/search`);
    await page.getByText(`${MANY.toLocaleString('en')} products`, { exact: true }).waitFor();
    // Prefetched files are not part of the list.
    await quiet(page);
    const tasks = await tasksDuring(page, async () => {
      await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Name, A to Z');
      await page.getByRole('heading', { level: 3, name: 'Item 0000' }).waitFor();
      for (let step = 0; step < SCROLLS; step += 1) {
        await page.mouse.wheel(0, 900);
        await page.waitForTimeout(30);
      }
    });
    return Math.max(...tasks);
  } finally {
    await context.close();
  }
};
