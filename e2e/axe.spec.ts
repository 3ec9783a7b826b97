import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { axeByWidth } from './support/axe';
import { putFaults } from './support/network';

/** Home, the bag and logging in are looked at where the rest of them is tried. */
const OPENED: Record<string, { path: string; narrow?: boolean; open?: (page: Page) => Promise<void> }> = {
  'a page that is not there': { path: '/no/such/page' },
  register: { path: '/account/auth#register-tab' },
  'the categories': {
    path: '/terms',
    narrow: false,
    open: (page) => page.getByRole('button', { name: 'Categories' }).click(),
  },
  'the mobile menu': {
    path: '/terms',
    narrow: true,
    open: (page) => page.getByRole('button', { name: 'Menu', exact: true }).click(),
  },
  'the side panel': {
    path: '/terms',
    open: (page) => page.getByRole('button', { name: 'Account', exact: true }).click(),
  },
};

for (const width of [360, 1280]) {
  test(`axe finds nothing at ${width} px`, async ({ page, visit }) => {
    test.setTimeout(240_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    const found: Record<string, string[]> = {};
    const check = async (name: string) => {
      const findings = await axeByWidth(page);
      if (findings.length > 0) found[name] = findings;
    };
    for (const [name, { path, narrow, open }] of Object.entries(OPENED)) {
      if (narrow !== undefined && narrow !== width < 992) continue;
      await visit(path);
      await open?.(page);
      await check(name);
    }
    await putFaults(page, [
      { path: /get_details/, fault: { when: 'before', kind: 'reply', status: 200, body: '{"status":0}' } },
    ]);
    await page.goto('/');
    await expect(page).toHaveURL('/page-unavailable');
    await check('unavailable');
    expect(found).toEqual({});
  });
}
