import { expect, test } from './fixtures';
import { addFaults } from './support/network';

const heading = 'Website is currently unavailable';
const closed = { status: 0, message: 'Closed' };

test('redirects once to the unavailable page when the API reports the shop closed', async ({ page, log }) => {
  await page.clock.install();
  const faults = await addFaults(page, [
    { path: /get_details/, fault: { kind: 'reply', status: 200, body: JSON.stringify(closed) } },
  ]);
  const seen: string[] = [];
  page.on('framenavigated', (frame) => seen.push(new URL(frame.url()).pathname));
  await page.goto('/contact');
  await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  await expect(page).toHaveURL('/page-unavailable');
  await page.clock.runFor(2000);
  await log.idle();
  await expect(page).toHaveURL('/page-unavailable');
  // A page may rewrite its own history entry, so only changed paths count.
  expect(seen.filter((path, index) => path !== seen[index - 1])).toEqual(['/contact', '/page-unavailable']);
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2);
  expect(faults.hit.length).toBeLessThan(5);
  // Once the shop is open again, the button leads to it.
  await faults.stop();
  await page.getByRole('button', { name: 'Reload Page' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: heading })).toBeHidden();
});
