import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { launchBrowser } from './browser';
import { LAYER } from './support/axe';
import { openDevTree } from './support/devTree';
import { lookAtParts } from './support/partStates';

/** An open layer is captured with the whole window; other components have one picture for each section. */
const take = async (page: Page, path: string): Promise<void> => {
  if (await page.locator(LAYER).isVisible()) {
    await page.screenshot({ path: `${path}.png` });
    return;
  }
  for (const [at, shelf] of (await page.locator('main > section').all()).entries())
    await shelf.screenshot({ path: `${path}-${at + 1}.png` });
};

/** Pictures of /parts in all states, narrow and wide, light and dark: npm run screens -- parts [FOLDER] */
export const screenshotParts = async (folder: string): Promise<void> => {
  const tree = await openDevTree();
  const browser = await launchBrowser();
  try {
    await tree.opened();
    for (const width of [360, 768, 1280])
      for (const colorScheme of ['light', 'dark'] as const) {
        const page = await browser.newPage({ viewport: { width, height: 800 }, colorScheme, reducedMotion: 'reduce' });
        await lookAtParts(page, tree.url, (state) =>
          take(page, join(folder, `parts-${width}-${colorScheme}-${state}`)),
        );
        await page.close();
      }
    console.log(`Screens are in ${resolve(folder)}`);
  } finally {
    await browser.close();
    await tree.close();
  }
};
