import { catalogueApi } from '../../api/catalogueApi';
import { wireVariantDetail } from '../../testing/builders/wireCatalogue';
import { answered } from '../../testing/faults';
import { openCart, type OpenCart } from '../../testing/openCart';
import { selectCartLines, selectCartStatus } from './cartSelectors';
import { addLine } from './cartThunks';
import { lineNotes } from './lineTexts';
import { refreshCartPrices } from './refreshCartPrices';

let shop: OpenCart;
beforeEach(async () => {
  shop = await openCart();
});

const lines = () => selectCartLines(shop.store.getState());
const notes = () => lines().flatMap((line) => lineNotes(line, 'GHS'));
const reply = (path: RegExp, body: object) => {
  shop.network.clear();
  shop.network.add({ path, fault: answered(200, body) });
};
const cartOf = (product_variant: unknown) => ({ status: 1, data: [{ product_variant, quantity: 2 }] });
const priceless = JSON.stringify({ status: 1, data: wireVariantDetail({ price: 'soon' }) });
const shirt = (price: number | string) => wireVariantDetail({ variant_id: shop.shirt.id, price });

describe('a customer’s line whose price changes', () => {
  test('notes the old price after a refresh and counts at the new one', async () => {
    reply(/my-cart/, cartOf(shirt(100)));
    shop.logIn();
    await shop.watchCart();
    expect(notes()).toEqual([]);
    reply(/my-cart/, cartOf(shirt(120)));
    await shop.store.dispatch(refreshCartPrices());
    expect(lines()[0]?.price).toBe(12_000);
    expect(notes()).toEqual(['Price changed from GHS\u00A0100.00']);
  });

  test('shows a note when the price has changed since it was added', async () => {
    shop.logIn();
    await shop.watchCart();
    await shop.store.dispatch(addLine({ ...shop.line(shop.shirt), price: shop.shirt.price + 100 }));
    await shop.store.dispatch(refreshCartPrices());
    expect(notes()).toHaveLength(1);
  });

  test('shows a note when it was added before signing in', async () => {
    await shop.store.dispatch(addLine({ ...shop.line(shop.shirt), price: shop.shirt.price + 100 }));
    await shop.logInAndMerge();
    expect(shop.store.getState().cart.lines).toEqual([]);
    expect(notes()).toHaveLength(1);
  });

  test('marks it as gone with “Price unavailable” when the new price is unreadable', async () => {
    reply(/my-cart/, cartOf(shirt(100)));
    shop.logIn();
    await shop.watchCart();
    reply(/my-cart/, cartOf(shirt('soon')));
    await shop.store.dispatch(refreshCartPrices());
    expect(lines()).toMatchObject([{ price: null, gone: true }]);
    expect(notes()).toEqual(['Price unavailable']);
  });
});

test('reads the server’s cart again only when it is not fresh', async () => {
  shop.logIn();
  await shop.watchCart();
  const reads = () => shop.network.callsTo(/my-cart$/).length;
  const read = reads();
  await shop.store.dispatch(refreshCartPrices(3600));
  expect(reads()).toBe(read);
  await shop.store.dispatch(refreshCartPrices());
  expect(reads()).toBe(read + 1);
});

describe('a server cart that contains only variant ids', () => {
  const open = async () => {
    reply(/my-cart/, cartOf(shop.shirt.id));
    shop.logIn();
    await shop.watchCart();
  };
  const settled = async () => {
    while (selectCartStatus(shop.store.getState()) === 'loading')
      await new Promise((resolve) => setTimeout(resolve, 5));
  };

  test('shows no line and status loading until the variant is loaded, then the full line', async () => {
    await open();
    expect(lines()).toEqual([]);
    expect(selectCartStatus(shop.store.getState())).toBe('loading');
    await settled();
    expect(lines()).toMatchObject([{ price: shop.shirt.price, quantity: 2, gone: false }]);
    expect(lines()[0]?.product.title).toBe(shop.shirt.title);
  });

  test('keeps the line while its variant is refetched, then notes the changed price', async () => {
    await open();
    await settled();
    reply(/product-variant/, { status: 1, data: shirt(7) });
    const again = { forceRefetch: true, subscribe: false };
    const looking = shop.store.dispatch(catalogueApi.endpoints.getVariant.initiate(String(shop.shirt.id), again));
    expect(lines()).toHaveLength(1);
    await looking;
    expect(notes().join()).toContain('Price changed from');
  });

  test.each([
    ['no longer has the variant', 200, '{"status":0}', { gone: true, unread: false }, 'No longer available'],
    ['sends an unreadable price', 200, priceless, { gone: true, unread: false }, 'Price unavailable'],
    ['answers with an HTML page', 200, '<html></html>', { gone: false, unread: true }, 'Could not be loaded'],
  ])('sets the line’s state and note when the server %s', async (_name, status, body, state, note) => {
    shop.network.add({ path: /product-variant/, fault: answered(status, body) });
    shop.network.add({ path: /my-cart/, fault: answered(200, cartOf(shop.shirt.id)) });
    shop.logIn();
    await shop.watchCart();
    await settled();
    expect(lines()).toMatchObject([state]);
    expect(notes()).toEqual([note]);
  });

  test('keeps the previous answer when the refetch fails', async () => {
    await open();
    await settled();
    shop.network.add({ path: /product-variant/, fault: { when: 'before', kind: 'offline' } });
    const again = { forceRefetch: true, subscribe: false };
    await shop.store.dispatch(catalogueApi.endpoints.getVariant.initiate(String(shop.shirt.id), again));
    expect(lines()).toMatchObject([{ price: shop.shirt.price, gone: false, unread: false }]);
    expect(notes()).toEqual([]);
  });
});
