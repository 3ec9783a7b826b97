import { expect, test } from './fixtures';
import { addFaults } from './support/network';
import { sample } from '../src/testing/complete';

const heading = 'Website is currently unavailable';
/** Milliseconds until the page must show the message. */
const PATIENCE = 15_000;
const closed = { status: 0, message: 'Closed' };

test('redirects once to the unavailable page when the API reports the shop closed', async ({ page, log }) => {
  await page.clock.install();
  const faults = await addFaults(page, [
    { path: /get_details/, fault: { when: 'before', kind: 'reply', status: 200, body: JSON.stringify(closed) } },
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

test('redirects from the unavailable page to home when the shop is open', async ({ page }) => {
  await page.goto('/page-unavailable');
  await expect(page).toHaveURL('/');
});

const FAULTS = [
  ['never answers', { when: 'before', kind: 'hang' }],
  ['cannot be reached', { when: 'before', kind: 'offline' }],
  ['answers with HTTP 500', { when: 'before', kind: 'reply', status: 500, body: '<h1>Internal error</h1>' }],
] as const;

for (const [kind, fault] of sample(FAULTS, 1)) {
  test(`shows the unavailable page within 15 s when the API ${kind} at startup`, async ({ page }) => {
    await page.clock.install();
    await addFaults(page, [{ path: /^\/(business|storefront)\//, fault }]);
    await page.goto('/contact', { waitUntil: 'commit' });
    const title = page.getByRole('heading', { name: heading });
    await expect(title.or(page.getByRole('status', { name: 'Loading the shop' }))).toBeVisible();
    // Measured by the page's own clock, because loading it depends on the machine.
    for (let passed = 0; passed < PATIENCE && !(await title.isVisible()); passed += 1000) await page.clock.runFor(1000);
    await expect(title).toBeVisible();
    await expect(page.locator('[role="progressbar"]').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Reload Page' })).toBeVisible();
  });
}

test('still shows a previously loaded shop when the API becomes unreachable', async ({ page, visit }) => {
  await visit('/');
  await addFaults(page, [{ path: /^\/(business|storefront)\//, fault: { when: 'before', kind: 'offline' } }]);
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(heading);
  await expect(page.getByRole('banner')).toBeVisible();
});
