import type { Page } from '@playwright/test';
import { HOSTILE_HTML } from '../src/testing/hostileHtml';
import { wireProduct, wireVariant } from '../src/testing/builders/wireCatalogue';
import { expect, test } from './fixtures';
import { axeByWidth, axeWidths } from './support/axe';
import { restingBox } from './support/rest';
import { DRESS, reviewDress } from './support/reviews';
import { sample } from '../src/testing/complete';

const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name, exact: true });

for (const width of axeWidths(1280)) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('axe reports no findings on the page, its tabs and its dialogs', async ({ page, visit, shop }) => {
      await reviewDress(shop);
      await visit(DRESS);
      expect(await axeByWidth(page)).toEqual([]);
      await page.getByRole('tab', { name: /^Reviews/ }).click();
      await page.getByRole('list', { name: 'Reviews', exact: true }).waitFor();
      expect(await axeByWidth(page)).toEqual([]);
      for (const name of ['Size Guide', 'Delivery options']) {
        await button(page, name).click();
        await page.getByRole('dialog').waitFor();
        expect(await axeByWidth(page)).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(button(page, name)).toBeFocused();
      }
      await button(page, /^Zoom photo 1/).click();
      await page.getByRole('region', { name: 'Enlarged photo' }).waitFor();
      expect(await axeByWidth(page)).toEqual([]);
    });
  });
}

/** A sample; the unit tests of the sanitiser use the whole corpus. */
const CORPUS = sample(HOSTILE_HTML, 12);

/** Serves each hostile text as a product in which every field contains it; product 0 is harmless. */
const serveCorpus = (page: Page) =>
  page.route(/\/storefront\/products\/linen-shirt/, async (route) => {
    const item = Number(new URL(route.request().url()).searchParams.get('id'));
    const text = CORPUS[item - 1] ?? '<b>harmless</b>';
    const html = `<p>Item ${item}.</p>${text}`;
    const product = wireProduct({
      id: item,
      title: text,
      description: html,
      short_description: html,
      brand: text,
      sku: text,
      warranty: text,
      return_policy: text,
      tags: [text],
      category: { name: text, slug: 'x' },
      meta_title: text,
      meta_description: text,
      attributes: [{ name: text, options: [{ name: text }] }],
      variants: [wireVariant({ attributes: { [text]: text } })],
    });
    await route.fulfill({ json: { status: 1, data: product } });
  });

const FORBIDDEN =
  '[style], [id], [class], form, input, img, iframe, svg, math, script, style, base, meta, link, template';

const tryCorpus = async (page: Page, visit: (path: string) => Promise<void>): Promise<void> => {
  await page.addInitScript(() => {
    const ran: unknown[] = [];
    Object.assign(window, { ran, __ran: (what: unknown) => ran.push(what) });
  });
  await serveCorpus(page);
  await visit('/pd/linen-shirt/LSH-101?id=0');
  const description = page.getByRole('tabpanel', { name: 'Description' });
  await expect(description.locator('b')).toHaveText('harmless');
  for (const [index, text] of CORPUS.entries()) {
    const item = index + 1;
    await page.evaluate((id) => {
      history.pushState({}, '', `/pd/linen-shirt/LSH-101?id=${id}`);
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    }, item);
    await expect(description).toContainText(`Item ${item}.`);
    const { forbidden, addresses } = await description.evaluate(
      (panel, selector) => ({
        forbidden: panel.querySelectorAll(selector).length,
        addresses: [...panel.querySelectorAll('a[href]')].map((link) => link.getAttribute('href')),
      }),
      FORBIDDEN.split(', ')
        .map((one) => `:scope div ${one}`)
        .join(', '),
    );
    expect(forbidden, text).toBe(0);
    for (const href of addresses) expect(href, text).toMatch(/^https:\/\//);
    await expect(page.getByRole('heading', { level: 1 }), text).toHaveText(text.replace(/\s+/g, ' ').trim());
  }
  expect(await page.evaluate(() => (window as unknown as { ran: unknown[] }).ran)).toEqual([]);
  expect(new URL(page.url()).pathname).toBe('/pd/linen-shirt/LSH-101');
};

test('logs no policy violation for a description with inline styles and handlers', async ({ page, visit }) => {
  const description =
    '<style>p { color: red }</style><p style="color: red" align="left">Soft <b STYLE = "top:0" onclick="x()">linen</b>.</p>';
  await page.route(/\/storefront\/products\/linen-shirt/, (route) =>
    route.fulfill({ json: { status: 1, data: wireProduct({ description }) } }),
  );
  await visit('/pd/linen-shirt/LSH-101');
  const panel = page.getByRole('tabpanel', { name: 'Description' });
  await expect(panel.locator('p', { hasText: 'Soft linen.' })).toBeVisible();
});

test.describe('hostile markup', () => {
  // The sanitiser parses in a separate document, where the policy already reports what it blocks.
  test.use({ mayBreakPolicy: true });

  test('runs no script and renders only text and harmless elements', async ({ page, visit }) => {
    await tryCorpus(page, visit);
  });

  test.describe('with the Content Security Policy bypassed', () => {
    test.use({ bypassCSP: true });

    test('the sanitiser alone blocks all of it', { tag: '@slow' }, async ({ page, visit }) => {
      await tryCorpus(page, visit);
    });
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('leaves the product out of the breadcrumb and shows all tabs of a product with 128 reviews without scrolling', async ({
    page,
    visit,
  }) => {
    await page.route(/\/storefront\/products\/adwoa-wrap-dress/, async (route) => {
      const { data, ...reply } = (await (await route.fetch()).json()) as { data: object };
      await route.fulfill({ json: { ...reply, data: { ...data, reviews: 128 } } });
    });
    await visit(DRESS);
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(crumbs.getByRole('link', { name: 'Dresses' })).toBeVisible();
    await expect(crumbs.getByText('Adwoa Wrap Dress')).toBeHidden();
    await page.getByRole('tab', { name: 'Description' }).scrollIntoViewIfNeeded();
    for (const name of ['Description', 'Additional Information', 'Reviews (128)']) {
      await expect(page.getByRole('tab', { name })).toBeInViewport({ ratio: 1 });
    }
  });

  test('shows the buy bar in place of the tab bar while the page’s own button is out of view', async ({
    page,
    visit,
  }) => {
    await visit(DRESS);
    const buyBar = page.getByRole('region', { name: 'Buy Adwoa Wrap Dress' });
    const tabBar = page.getByRole('navigation', { name: 'Quick links' });
    const bottom = async () => {
      const { y, height } = await restingBox(buyBar);
      return y + height;
    };
    await expect.poll(bottom).toBe(740);
    await expect(tabBar).toBeHidden();
    await button(page, 'Add to Cart').scrollIntoViewIfNeeded();
    await expect(buyBar).toHaveCount(0);
    await expect(tabBar).toBeInViewport({ ratio: 1 });
  });
});

test('choosing an option updates the URL, keeps the scroll position and survives a reload', async ({ page, visit }) => {
  await visit(DRESS);
  await page.getByRole('radio', { name: 'Clay' }).waitFor();
  await page.evaluate(() => window.scrollTo(0, 200));
  await page.getByRole('radio', { name: 'Clay' }).check();
  await expect(page).toHaveURL(/\?id=101&variant=\d+$/);
  expect(await page.evaluate(() => window.scrollY)).toBe(200);
  await expect(page.getByRole('region', { name: 'Photos' }).getByText('3 / 8')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Clay' })).toBeChecked();
});

test(
  'keeps the Share entries inside the window when the menu’s chunk is not fetched',
  { tag: '@slow' },
  async ({ page, visit }) => {
    // Shoppers who save data get the plain panel.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: Object.assign(new EventTarget(), { saveData: true }) });
    });
    await visit(DRESS);
    for (const width of [320, 360, 600, 768, 900, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await button(page, 'Share').click();
      const entry = page.getByRole('main').getByRole('link', { name: 'WhatsApp' });
      await expect(entry).toBeVisible();
      const { x, width: wide } = (await entry.boundingBox())!;
      expect(x, `${width} px`).toBeGreaterThanOrEqual(0);
      expect(x + wide, `${width} px`).toBeLessThanOrEqual(width);
      for (const name of ['Facebook', 'Copy link'])
        await expect(page.getByRole('main').getByText(name, { exact: true })).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
      await expect(entry).toBeHidden();
    }
  },
);
