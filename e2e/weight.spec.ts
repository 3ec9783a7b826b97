import { READY_DELAY_MS } from '../src/config/constants';
import { paths } from '../src/config/paths';
import { LISTED } from './bench/staticPage';
import { expect, test } from './fixtures';
import { routeAddresses } from './support/routes';

test.use({ bringsReplies: true });

/** What a busy machine cannot change: elements in the page, reads of the API, and scripts before a tap can want more. */
const LIMITS = {
  home: { elements: 1500, reads: 1, scripts: 8 },
  list: { elements: 1030, reads: 1, scripts: 5 },
  product: { elements: 680, reads: 1, scripts: 10 },
};

for (const [name, limit] of Object.entries(LIMITS)) {
  test(`${name} stays light on a phone`, async ({ page, shopUrl, log }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    const { home, product } = await routeAddresses(shopUrl);
    const address = { home, product, list: paths.category(LISTED) }[name]!;
    log.requests.length = 0;
    // Nothing is fetched ahead for those who save data: what is left is what the page itself needs.
    await page.addInitScript((later) => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      // Nor does a slow machine count what comes by the clock, once the page stands: it never strikes here.
      const start = window.setTimeout.bind(window);
      Object.assign(window, {
        setTimeout: (work: () => void, ms?: number) => (ms === later ? 0 : start(work, ms)),
      });
    }, READY_DELAY_MS);
    await page.goto(address);
    await page.locator('[data-shell]').waitFor({ state: 'detached' });
    await log.idle();
    const found = {
      elements: await page.locator('*').count(),
      reads: log.calls().length,
      scripts: log.requests.filter((request) => request.resourceType() === 'script').length,
    };
    for (const [what, most] of Object.entries(limit)) {
      expect(found[what as keyof typeof limit], what).toBeLessThanOrEqual(most);
    }
  });
}
