import { expect, test } from './fixtures';
import { patterns } from '../src/config/paths';
import { PRIVATE, routeAddresses, type RouteName } from './support/routes';

const names = Object.keys(patterns) as RouteName[];
const isPrivate = (name: RouteName): boolean => (PRIVATE as readonly string[]).includes(name);

/** Where an address leads that does not stay what it is; everything else does. */
const ALWAYS_ELSEWHERE: Partial<Record<RouteName, RegExp>> = {
  payment: /\/(checkout|cart|account\/auth)$/,
  verify: /\/account\/auth$/,
  resetPasswordOld: /\/account\/reset-password$/,
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
  const elsewhere = (isSignedIn ? FOR_CUSTOMERS[name] : undefined) ?? ALWAYS_ELSEWHERE[name];
  if (elsewhere) return elsewhere;
  return !isSignedIn && isPrivate(name) ? '/account/auth' : (address.split('?')[0] ?? '');
};

for (const who of ['a visitor', 'a customer']) {
  for (const name of names) {
    test(`${who} opens ${name} by its address`, async ({ page, shopUrl, signedIn, context }) => {
      if (who === 'a visitor') await context.addInitScript(() => localStorage.removeItem('token'));
      expect(signedIn.token).not.toBe('');
      const address = (await routeAddresses(shopUrl))[name];
      const seen: string[] = [];
      page.on('framenavigated', (frame) => seen.push(frame.url()));
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/);
      const path = expectedPath(name, address, who === 'a customer');
      await expect
        .poll(() => new URL(page.url()).pathname)
        .toEqual(typeof path === 'string' ? path : expect.stringMatching(path));
      await expect(page.getByRole('main')).toHaveText(/\S/);
      // Nothing sends the shopper to and fro: an address that was left does not come back.
      const visited = seen.filter((url, at) => url !== seen[at - 1]);
      expect(visited).toEqual([...new Set(visited)]);
    });
  }
}

for (const path of [
  '/no/such/page',
  '/payment',
  '/account/nothing',
  '/ct',
  '/%E0%A4%A',
  '/static-ish/<script>',
  '/pd/only-one',
]) {
  test(`${path} is no page of the shop`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'OOPS! Page not found' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'GO BACK' })).toBeVisible();
  });
}
