import type { Page } from '@playwright/test';

const OPENER = 'button[aria-haspopup], button[aria-expanded="false"]';

/** Opens each menu, dialog and section once, so that lazily loaded styles and scripts are checked too. */
export const openEverything = async (page: Page, opened: Set<string>): Promise<void> => {
  // Element handles, not locators: an opener that is missing at the other width is skipped at once.
  for (const opener of await page.locator(OPENER).filter({ visible: true }).elementHandles()) {
    // The part before the colon identifies the opener: every card has a 'Quick view: …' button.
    const look = (element: Element) => ({
      name: (element.getAttribute('aria-label') ?? element.textContent).split(':')[0] ?? '',
      hasDialog: element.getAttribute('aria-haspopup') === 'dialog',
    });
    const seen = await opener.evaluate(look).catch(() => null);
    if (seen === null || opened.has(seen.name)) continue;
    opened.add(seen.name);
    await opener.click({ timeout: 2000 }).catch(() => undefined);
    // A dialog that is closed before it has opened would open over the next one.
    const dialog = page.getByRole('dialog').first();
    if (seen.hasDialog) await dialog.waitFor({ timeout: 1000 }).catch(() => undefined);
    await page.keyboard.press('Escape');
  }
};
