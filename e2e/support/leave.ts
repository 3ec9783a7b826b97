import type { Page } from '@playwright/test';

/**
 * Leaves the shop before its server is closed: an open page fetches files for later, and logs an error for each that
 * does not come.
 */
export const leavePage = async (page: Page): Promise<void> => {
  await page.goto('about:blank');
};
