import { expect, test } from './fixtures';
import { logIn } from './support/logIn';
import { readStorage } from './support/storage';
import { sample } from '../src/testing/complete';

const DAYS = 86_400_000;

test('shows one message when the token expires during sleep, and returns to the page after signing in', async ({
  page,
  visit,
  signedIn,
}) => {
  await page.clock.install();
  await visit('/account/edit');
  await expect(page.getByText(signedIn.customer.email)).toBeVisible();
  await page.clock.fastForward(20 * DAYS);
  await expect(page.getByText(signedIn.customer.email)).toBeVisible();
  await page.clock.fastForward(11 * DAYS);
  await expect(page.getByText('Your session has expired. Sign in to continue.')).toHaveCount(1);
  await expect(page.getByText(signedIn.customer.email)).toHaveCount(0);
  await expect.poll(async () => (await readStorage(page)).token).toBeUndefined();
  await logIn(page, signedIn.customer.email, signedIn.customer.password);
  await expect(page).toHaveURL(/\/account\/edit$/);
  await expect(page.getByText(signedIn.customer.email)).toBeVisible();
});

const WRONG_BY = [
  ['ahead', 40],
  ['behind', -40],
] as const;

for (const [name, days] of sample(WRONG_BY, 1)) {
  test(`a phone whose clock is 40 days ${name} stays signed in`, async ({ page, visit, signedIn }) => {
    await page.clock.setSystemTime(Date.now() + days * DAYS);
    await visit('/account/edit');
    await expect(page.getByText(signedIn.customer.email)).toBeVisible();
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await page.goto('/account/orders');
    await expect(page).toHaveURL(/\/account\/orders$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await readStorage(page)).token).toBe(signedIn.token);
  });
}
