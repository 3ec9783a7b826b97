import { screen, waitFor, within } from '@testing-library/react';
import { setStock } from '../../../server/testing/goods';
import { paths } from '../../config/paths';
import { credit } from '../../testing/builders/model';
import { wireBusiness, wireCredit } from '../../testing/builders/wireCustomer';
import { wireReply } from '../../testing/builders/wire';
import { cartShop, type CartShop } from '../../testing/cartShop';
import { answered } from '../../testing/faults';
import { renderApp } from '../../testing/renderApp';
import { lowestMonthlyPayment } from '../../domain/creditTerms';
import { formatPrice } from '../../lib/money';

const FEATURES = ['credit_terms'];
const PANEL = { name: 'Monthly payments' };

let shop: CartShop;
beforeEach(async () => {
  shop = await cartShop();
});

const TERMS = { min_amount: 0, max_amount: 90_000, min_down_percent: 10 };
const textOf = (total: number) => `from ${formatPrice(lowestMonthlyPayment(total, credit(TERMS)), 'GHS')} a month`;

interface Opening {
  features?: readonly string[];
  credit?: unknown;
  stored?: Record<string, string>;
}

const open = (path: string, { features = FEATURES, credit: wire = wireCredit(TERMS), stored = {} }: Opening = {}) =>
  renderApp({
    path,
    server: shop.server,
    stored,
    faults: [{ path: /get_details/, fault: answered(200, wireReply(wireBusiness({ features, credit: wire }))) }],
  });

const openProduct = async (opening?: Opening) => {
  const [row] = await shop.server.database.query<{ slug: string; code: string }>(
    'SELECT slug, code FROM products WHERE id = $1',
    [shop.shirt.product_id],
  );
  const path = `${paths.product(row!.slug, row!.code, String(shop.shirt.product_id))}&variant=${shop.shirt.id}`;
  const app = await open(path, opening);
  await screen.findByRole('tab', { name: 'Description' });
  return app;
};
const cards = () => screen.findAllByRole('button', { name: /^from GHS [\d,.]+ a month: / });
const lines = () => screen.queryAllByRole('button', { name: /^from .* a month/ });

test('each card that can be bought says the lowest monthly payment, outside the link', async () => {
  await open(paths.search('shirt'));
  const [first] = await cards();
  const card = within(first!.closest('article')!);
  expect(first).toHaveAccessibleName(expect.stringContaining(card.getByRole('heading').textContent));
  expect(first!.closest('a')).toBeNull();
});

test('the panel lists payment and total of every duration, the down payment and the representative sentence', async () => {
  const { user } = await openProduct();
  const total = shop.shirt.price;
  await user.click(await screen.findByRole('button', { name: textOf(total).replace('GHS ', 'GHS\u00A0') }));
  const panel = within(await screen.findByRole('dialog', PANEL));
  const items = panel.getAllByRole('listitem').map(({ textContent }) => textContent.replaceAll('\u00A0', ' '));
  expect(items).toHaveLength(3);
  expect(items[2]).toMatch(
    /^12 months.*GHS [\d,.]+.*Total GHS [\d,.]+, including GHS .* interest, after a down payment/,
  );
  const down = formatPrice(Math.ceil(total / 10), 'GHS');
  const content = screen.getByRole('dialog', PANEL).textContent.replaceAll('\u00A0', ' ');
  expect(content).toContain(
    `${formatPrice(total, 'GHS')} with the lowest down payment, ${down}, at 3% monthly interest`,
  );
  expect(panel.getByText(/^Representative example/)).toBeVisible();
  expect(panel.getByText(/exact schedule at checkout, after signing in/)).toBeVisible();
});

test('the keyboard reaches the price after the card’s link and opens the panel, and Escape returns the focus', async () => {
  const { user } = await open(paths.search('shirt'));
  const [first] = await cards();
  within(first!.closest('article')!).getByRole('heading').querySelector('a')?.focus();
  await user.tab();
  expect(first).toHaveFocus();
  await user.keyboard('{Enter}');
  const panel = await screen.findByRole('dialog', PANEL);
  await waitFor(() => expect(panel).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(first).toHaveFocus());
  expect(screen.queryByRole('dialog', PANEL)).not.toBeInTheDocument();
});

test('the cart of a visitor says it for the total; a customer’s has the planner instead', async () => {
  const { unmount } = await open('/cart', {
    stored: shop.storedCart(shop.line(shop.shirt, { quantity: 2 }), shop.line(shop.cup)),
  });
  const text = textOf(2 * shop.shirt.price + shop.cup.price).replace('GHS ', 'GHS\u00A0');
  expect(await screen.findByRole('button', { name: text })).toBeVisible();
  unmount();
  await open('/cart', { stored: await shop.customerWith([shop.shirt, 1]) });
  expect(await screen.findByText('Plan your installments')).toBeVisible();
  expect(lines()).toEqual([]);
});

test.each([
  ['that is sold out', 0, {}],
  ['below the lender’s minimum', 5, { credit: wireCredit({ min_amount: 80_000, max_amount: 90_000 }) }],
  ['above the lender’s maximum', 5, { credit: wireCredit({ min_amount: 0, max_amount: 0.01 }) }],
  ['payable in one month only', 5, { credit: wireCredit({ ...TERMS, durations: [1] }) }],
  ['whose terms cannot be read', 5, { credit: wireCredit({ representative: '' }) }],
  ['in a shop without credit terms', 5, { features: [] }],
])('says nothing about a product %s', async (_what, stock, opening) => {
  await setStock(shop.server.database, shop.shirt.id, stock);
  await openProduct(opening);
  await screen.findByRole('heading', { level: 1, name: shop.shirt.title });
  expect(screen.queryByRole('button', { name: /^from .* a month$/ })).not.toBeInTheDocument();
});

test('replaces the prompt to sign in, which shops without credit terms show', async () => {
  const { unmount } = await openProduct();
  await cards();
  expect(screen.queryByText(/to see your monthly payments/)).not.toBeInTheDocument();
  unmount();
  await openProduct({ features: [] });
  expect(screen.getByText(/to see your monthly payments/)).toBeVisible();
});
