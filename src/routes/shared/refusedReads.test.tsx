import { screen, within } from '@testing-library/react';
import { assertHealthy } from '../../testing/assertHealthy';
import { cartShop } from '../../testing/cartShop';
import { answered } from '../../testing/faults';
import { renderApp } from '../../testing/renderApp';

const WORDS = 'This is not for sale in your region';
const refusal = (path: RegExp, status: number, message = WORDS) => ({
  path,
  fault: answered(status, { status: 0, message, data: null }),
});

const PAGES = [
  { page: 'a product', path: '/pd/linen-shirt/LSH-101', call: /products\/linen-shirt/, text: 'Product is not found' },
  { page: 'a category', path: '/ct/women', call: /category_products/, text: 'This category does not exist' },
  {
    page: 'a collection',
    path: '/ft/best-sellers',
    call: /filter_sections\/products/,
    text: 'This collection does not exist',
  },
  { page: 'an order', path: '/account/orders/o/ORD-1', call: /order\/ORD-1/, text: 'Invalid Order' },
];
const open = async (page: (typeof PAGES)[number], ...faults: ReturnType<typeof refusal>[]) => {
  const shop = await cartShop();
  return renderApp({ path: page.path, server: shop.server, stored: await shop.customerWith(), faults });
};
const main = () => within(screen.getByRole('main'));

describe.each(PAGES)('$page', (page) => {
  test.each([403, 422])('shows the server’s message and Retry for HTTP %i, never “not found”', async (status) => {
    const app = await open(page, refusal(page.call, status));
    expect(await main().findByText(WORDS)).toBeVisible();
    expect(main().queryByText(page.text)).not.toBeInTheDocument();
    const asked = app.network.callsTo(page.call).length;
    await app.user.click(main().getByRole('button', { name: 'Retry' }));
    expect(await main().findByText(WORDS)).toBeVisible();
    expect(app.network.callsTo(page.call)).toHaveLength(asked + 1);
    await assertHealthy({ ...app, message: WORDS });
  });

  test('shows a refusal message with markup as plain text', async () => {
    await open(page, refusal(page.call, 403, '<img src=x onerror=alert(1)>Not <b>here</b>'));
    expect(await main().findByText('Not here')).toBeVisible();
  });

  test('shows a general error and Retry for a refusal without a message, never “not found”', async () => {
    await open(page, { path: page.call, fault: answered(403, '<html></html>') });
    expect(await main().findByRole('button', { name: 'Retry' })).toBeVisible();
    expect(main().getByRole('alert')).toHaveTextContent(/Something went wrong|could not be loaded/);
    expect(main().queryByText(page.text)).not.toBeInTheDocument();
  });

  test.each([
    [404, '{"status":0,"message":"No"}'],
    [404, ''],
    [200, '{"status":0,"message":"No"}'],
    [410, '{"status":0,"message":"No"}'],
  ])('shows “not found” for HTTP %i with the body %s', async (status, body) => {
    await open(page, { path: page.call, fault: answered(status, body) });
    expect(await main().findByText(page.text)).toBeVisible();
  });
});
