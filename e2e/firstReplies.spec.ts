import type { Page } from '@playwright/test';
import { FIRST_REPLIES_ID, readFirstReplies } from '../src/contract/firstReplies';
import { expect, test } from './fixtures';
import { earlyPaint, expectNoSkeleton, expectPositions, holdBundle, positions } from './support/earlyPaint';
import { holdRequests } from './support/network';
import { routeAddresses, type RouteName } from './support/routes';
import { shiftsOf, watchShifts } from './support/shifts';
import { sample } from '../src/testing/complete';

test.use({ bringsReplies: true });

const HOSTILE = '</script><script>hit=1</script><img src=x onerror="hit=1"><!-- Shirt';

/** The pictures that a Link header preloads. */
const pictureNames = (link = ''): string[] => [...link.matchAll(/<([^>]*)>/g)].map(([, address]) => address!);

const embedded = async (page: Page) =>
  readFirstReplies((await page.locator(`#${FIRST_REPLIES_ID}`).textContent()) ?? '');

const PAINTED_EARLY = ['home', 'product', 'collection', 'search', 'category'] as const satisfies RouteName[];

for (const name of sample(PAINTED_EARLY, 2)) {
  const tag = name === 'product' ? [] : ['@whole-lists'];
  test(
    `paints ${name} from the replies in the page before the bundle and other replies arrive`,
    { tag },
    async ({ page, shopUrl, log }) => {
      const address = (await routeAddresses(shopUrl))[name];
      await watchShifts(page);
      const [releaseBundle, releaseApi] = [await holdBundle(page), await holdRequests(page, '**/api/v1/**')];
      log.requests.length = 0;
      const opening = page.goto(address, { waitUntil: 'commit' });
      await expect(earlyPaint(page).locator('h1')).toBeVisible();
      const pictures = () => log.requests.filter((request) => request.resourceType() === 'image');
      await expect.poll(() => pictures().length).toBeGreaterThan(0);
      const named = pictureNames((await opening)?.headers().link);
      expect(named.length).toBeGreaterThan(0);
      expect(named.length).toBeLessThanOrEqual(4);
      const before = await positions(page, 'body > [aria-hidden=true]');
      releaseBundle();
      releaseApi();
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await expectNoSkeleton(page);
      await expect(earlyPaint(page)).toHaveCount(0);
      await expectPositions(page, before);
      const { replies, excerpts } = await embedded(page);
      const requested = () => log.calls().map((call) => call.replace('GET ', ''));
      await expect.poll(requested).toEqual(expect.arrayContaining(Object.keys(excerpts)));
      await log.idle();
      // Pictures named in the Link header are shown, and were requested once.
      const shown = await page.evaluate(() =>
        [...document.images].map(({ currentSrc }) => new URL(currentSrc || 'about:blank').pathname),
      );
      expect(shown).toEqual(expect.arrayContaining(named));
      const fetched = pictures().map((request) => new URL(request.url()).pathname);
      expect(fetched.filter((path) => named.includes(path)).sort()).toEqual([...named].sort());
      const calls = requested();
      expect(calls.filter((call) => Object.hasOwn(replies, call))).toEqual([]);
      expect(calls.filter((call, index) => calls.indexOf(call) < index)).toEqual([]);
      const { sum, shifts } = await shiftsOf(page);
      expect(sum, shifts).toBeLessThanOrEqual(0.01);
    },
  );
}

test('renders the replies in the page at once, without the loading cover', async ({ page, visit }) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('[aria-label="Loading the shop"]')) Object.assign(window, { wasCovered: true });
    }).observe(document, { childList: true, subtree: true });
  });
  // A busy server sends the page without the replies.
  await expect(async () => {
    await visit('/');
    await expectNoSkeleton(page);
    expect(await page.evaluate(() => 'wasCovered' in window)).toBe(false);
  }).toPass();
});

test('requests each reply in the page once more for a signed-in customer', async ({ page, log, visit, signedIn }) => {
  expect(signedIn.token).not.toBe('');
  await visit('/');
  const { replies } = await embedded(page);
  const requested = () => log.calls().map((call) => call.replace('GET ', ''));
  expect(Object.keys(replies)).toContain('/storefront/get-sliders');
  await expect.poll(requested).toEqual(expect.arrayContaining(Object.keys(replies)));
  await log.idle();
  const calls = requested();
  for (const call of Object.keys(replies)) expect(calls.filter((one) => one === call)).toHaveLength(1);
});

test(
  'requests the shop’s details once when the page is restored from the history',
  { tag: '@slow' },
  async ({ page, log, visit }) => {
    await visit('/contact');
    await page.goto('about:blank');
    log.requests.length = 0;
    await page.goBack();
    await expect.poll(() => log.calls(/get_details/).length).toBeGreaterThan(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await log.idle();
    // The restored page contains the reply, which may be old.
    expect((await embedded(page)).replies).toHaveProperty(['/business/get_details']);
    expect(log.calls(/get_details/)).toHaveLength(1);
  },
);

test('renders markup in a product title as text and runs none of it', async ({ page, shop }) => {
  const [row] = await shop.database.query<{ id: number; slug: string; code: string; summary: object }>(
    'SELECT id, slug, code, summary FROM products ORDER BY id LIMIT 1',
  );
  const { id, slug, code, summary } = row!;
  const retitle = (text: object) =>
    shop.database.query('UPDATE products SET summary = $2::json WHERE id = $1', [id, JSON.stringify(text)]);
  await retitle({ ...summary, title: HOSTILE });
  try {
    const release = await holdBundle(page);
    await page.goto(`/pd/${slug}/${code}?id=${id}`, { waitUntil: 'commit' });
    await expect(earlyPaint(page).locator('h1')).toHaveText(HOSTILE);
    release();
    await expect(page.locator('main h1')).toHaveText(HOSTILE);
    expect(await page.evaluate(() => 'hit' in window)).toBe(false);
    await expect(page.locator('img[onerror]')).toHaveCount(0);
  } finally {
    await retitle(summary);
  }
});
