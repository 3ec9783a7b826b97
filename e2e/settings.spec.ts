import type { AddressInfo } from 'node:net';
import type { RunningShop } from '../server/startShop';
import { listen, stop, type Fetch } from '../server/listen';
import { serveDist } from '../server/static';
import { expect, test } from './fixtures';
import { distFolder } from './support/dist';
import { leavePage } from './support/leave';
import { startTestShop } from './support/shopServer';
import { cachedAddresses, cachedText, newVisitor } from './support/worker';

/** Serves the build under test with its settings from one origin, and the API from another. */
const openApart = async () => {
  let files: Fetch = () => Promise.resolve(new Response(null, { status: 503 }));
  const server = await listen({ port: 0, host: '127.0.0.1' }, (...asked) => files(...asked));
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  const api: RunningShop = await startTestShop({ allowedOrigins: [url], apiKey: 'key-of-the-page' });
  const variables = {
    API_BASE_URL: api.url,
    API_KEY: 'key-of-the-page',
    SHOP_PITCH: 'Wear it </script> now',
    SHOP_PROVIDER: 'Example Credit',
    SOCIAL_LINKS: 'youtube=https://www.youtube.com/@shop',
  };
  const say = (more: Record<string, string>): void => {
    files = serveDist(distFolder(), { variables: { ...variables, ...more } });
  };
  say({});
  return {
    url,
    api,
    /** Changes the settings in the page, as a restart of the server does. */
    say,
    close: async () => {
      await stop(server);
      await api.close();
    },
  };
};

test('runs one build with another API, API key, texts and links from the settings of its page', async ({
  page,
  log,
}) => {
  const shop = await openApart();
  try {
    await page.goto(shop.url);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wear it </script> now');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    const calls = () =>
      log.requests.map((request) => new URL(request.url())).filter(({ pathname }) => /^\/api/.test(pathname));
    await expect.poll(() => calls().length).toBeGreaterThan(3);
    await log.idle();
    expect([...new Set(calls().map(({ origin }) => origin))]).toEqual([shop.api.url]);
    const footer = page.getByRole('contentinfo').last();
    await expect(footer).toContainText('Powered by Example Credit.');
    const social = footer.getByRole('list', { name: 'Follow us' }).getByRole('link');
    await expect(social).toHaveCount(1);
    await expect(social).toHaveAttribute('href', 'https://www.youtube.com/@shop');
  } finally {
    await leavePage(page);
    await shop.close();
  }
});

test(
  'the service worker caches reads of the configured API and picks up changed settings',
  { tag: '@slow' },
  async ({ browser }) => {
    const shop = await openApart();
    const { context, page, log, cache } = await newVisitor(browser, shop.url);
    try {
      await cache('/');
      expect(await cachedAddresses(page)).toContain(`${shop.api.url}/api/v1/business/get_details`);
      shop.say({ SHOP_PROVIDER: 'Another Credit' });
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
      await expect.poll(() => cachedText(page)).toContain('Another Credit');
      expect([...log.errors, ...log.violations]).toEqual([]);
    } finally {
      await context.close();
      await shop.close();
    }
  },
);
