import type { Page } from '@playwright/test';

/**
 * Leaves the shop before its server is closed: an open page prefetches files, and logs an error for each that fails.
 */
export const leavePage = async (page: Page): Promise<void> => {
  await page.goto('about:blank');
};
