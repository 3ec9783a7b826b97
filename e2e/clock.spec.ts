import { expect, test } from './fixtures';
import { logIn } from './support/account';
import { readStorage } from './support/storage';

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
