import { expect, test } from './fixtures';
import { openEverything } from './support/openEverything';
import { isPrivate, routeAddresses, type RouteName } from './support/routes';
import { isCompleteRun, sample } from '../src/testing/complete';

/** Some of the controls that a visitor opens, at both widths. */
const OPENED = ['Menu', 'Categories', 'Quick view', 'Filter', 'Site Map'];

/** URLs that redirect, with their targets; all others must stay the same. */
const REDIRECTS: Partial<Record<RouteName, RegExp>> = {
  payment: /\/(checkout|cart|account\/auth)$/,
  verify: /\/account\/auth$/,
  resetPasswordOld: /\/account\/reset-password$/,
  accessories: /^\/items\/search$/,
  unavailable: /\/$/,
};
const FOR_CUSTOMERS: Partial<Record<RouteName, RegExp>> = {
  auth: /^\/$/,
  verify: /^\/$/,
  resetPassword: /^\/cart$/,
  resetPasswordOld: /^\/cart$/,
  checkout: /^\/cart$/,
  payment: /^\/(checkout|cart)$/,
};

const expectedPath = (name: RouteName, address: string, isSignedIn: boolean): RegExp | string => {
  const elsewhere = (isSignedIn ? FOR_CUSTOMERS[name] : undefined) ?? REDIRECTS[name];
  if (elsewhere) return elsewhere;
  return !isSignedIn && isPrivate(name) ? '/account/auth' : (address.split('?')[0] ?? '');
};

for (const who of sample(['a visitor', 'a customer'], 1)) {
  test(`${who} opens every page by its address`, async ({ page, context, shopUrl, signedIn, log }) => {
    // One test visits all pages.
    test.slow();
    const isSignedIn = who === 'a customer';
    if (!isSignedIn) await context.addInitScript(() => localStorage.removeItem('token'));
    expect(signedIn.token).not.toBe('');
    const opened = new Set<string>();
    let seen: string[] = [];
    page.on('framenavigated', (frame) => seen.push(frame.url()));
    const addresses = Object.entries(await routeAddresses(shopUrl)) as [RouteName, string][];
    const order = addresses.map(([name]) => name);
    for (const [name, address] of addresses) {
      await test.step(name, async () => {
        seen = [];
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/);
        const path = expectedPath(name, address, isSignedIn);
        await expect
          .poll(() => new URL(page.url()).pathname)
          .toEqual(typeof path === 'string' ? path : expect.stringMatching(path));
        await expect(page.getByRole('main')).toHaveText(/\S/);
        // A redirect must not return to an earlier URL.
        const visited = seen.filter((url, at) => url !== seen[at - 1]);
        expect(visited).toEqual([...new Set(visited)]);
        // Opens all dialogs and menus, which the policy covers too.
        const widths = isCompleteRun ? [360, 1280] : [order.indexOf(name) % 2 === 0 ? 1280 : 360];
        for (const width of isSignedIn ? [] : widths) {
          await page.setViewportSize({ width, height: 800 });
          // The header draws the buttons of its menu when its reads have been answered.
          await log.idle();
          await openEverything(page, opened);
        }
        // Late errors and violations count as well.
        await log.idle();
        expect([log.errors, log.violations]).toEqual([[], []]);
        // Clears the entries that one page stored, so that the next page starts without them.
        await page.evaluate(() => {
          for (const key of Object.keys(localStorage))
            if (key !== 'token' && key !== 'account') localStorage.removeItem(key);
          sessionStorage.clear();
        });
      });
    }
    if (!isSignedIn) expect([...opened]).toEqual(expect.arrayContaining(OPENED));
  });
}
