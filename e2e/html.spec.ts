import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './fixtures';
import { fillCart } from './support/checkout';
import { placeOrderOfEachKind } from './support/orderKinds';
import { routeAddresses, type RouteName } from './support/routes';

const CHECKER = require.resolve('vnu-jar/build/dist/vnu.jar');

/**
 * The checker's CSS parser does not know `color-mix()`, `size-adjust`, `line-clamp`, container queries, or `max()`,
 * `min()` and `env()` with variables.
 */
const UNKNOWN_CSS =
  /^CSS: (“(top|width|padding-bottom|background|size-adjust|line-clamp|--phone-photo|--foot-bar)”:|Unrecognized at-rule “@container”)/;

/** The specification gives the down payment these attributes; the field is of type text, so that grouped digits can be typed. */
const SPECIFIED =
  /^(Attribute “(min|max|step)” not allowed|Bad value “text” for attribute “type”) on element “input”(\.| at this point\.|:)/;

interface Finding {
  url: string;
  message: string;
  extract?: string;
}

const PAGES: readonly RouteName[] = [
  'home',
  'category',
  'search',
  'product',
  'cart',
  'wishlist',
  'checkout',
  'orders',
  'dashboard',
  'contact',
  'auth',
];

const title = 'the W3C checker finds no errors in 12 rendered pages';
test(title, { tag: '@slow' }, async ({ page, shop, shopUrl, signedIn, visit }, info) => {
  test.skip(spawnSync('java', ['-version']).error !== undefined, 'there is no java on the PATH');
  const folder = info.outputPath('pages');
  mkdirSync(folder, { recursive: true });
  const orders = await placeOrderOfEachKind(shopUrl, shop.database, signedIn);
  await fillCart(shopUrl, signedIn.token);
  const addresses = await routeAddresses(shopUrl);
  const visited = {
    ...Object.fromEntries(PAGES.map((name) => [name, addresses[name]])),
    order: orders.orderPaid ?? '',
  };
  for (const [name, address] of Object.entries(visited)) {
    await visit(address);
    // The tabs are loaded after the texts.
    if (name === 'product') await page.getByRole('tab').first().waitFor();
    if (name === 'checkout') {
      await page.getByLabel('Set delivery address?').check();
      await page.getByLabel('Pay In Installments').check();
    }
    writeFileSync(join(folder, `${name}.html`), await page.content());
  }
  const options = ['--errors-only', '--stdout', '--exit-zero-always', '--format', 'json'];
  const report = execFileSync('java', ['-jar', CHECKER, ...options, folder], { maxBuffer: 1e8 }).toString();
  const { messages } = JSON.parse(report) as { messages: Finding[] };
  const errors = messages
    .filter(({ message }) => !UNKNOWN_CSS.test(message) && !SPECIFIED.test(message))
    .map(({ url, message, extract }) => `${url.replace(/^.*\//, '')}: ${message} ${extract ?? ''}`);
  expect(errors).toEqual([]);
});
