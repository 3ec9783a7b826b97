import type { Page } from '@playwright/test';

/** The share of the window's height that fixed and sticky parts take while the page scrolls. */
export const stickyHeight = (page: Page) =>
  page.evaluate(() => {
    const rows = new Set<number>();
    for (const element of document.querySelectorAll('body *')) {
      if (!/fixed|sticky/.test(getComputedStyle(element).position)) continue;
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      const { top, bottom, width } = element.getBoundingClientRect();
      if (width < window.innerWidth / 2) continue;
      for (let row = Math.max(0, Math.round(top)); row < Math.min(window.innerHeight, bottom); row += 1) rows.add(row);
    }
    return rows.size / window.innerHeight;
  });
