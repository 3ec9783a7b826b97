import { openCart, type OpenCart } from '../../testing/openCart';
import { selectCartLines } from './cartSelectors';
import { addLine, changeQuantity, readCart } from './cartThunks';
import { pageOpened } from '../nav/navSlice';

let shop: OpenCart;
beforeEach(async () => {
  shop = await openCart();
  await shop.store.dispatch(addLine(shop.line(shop.shirt, 2)));
  await shop.store.dispatch(addLine(shop.line(shop.cup)));
});

const lines = () => selectCartLines(shop.store.getState());

test('does not recompute the lines on page navigation', () => {
  const before = lines();
  selectCartLines.resetRecomputations();
  for (let page = 0; page < 10; page += 1) {
    shop.store.dispatch(pageOpened(`/items/${page}`, ''));
    expect(lines()).toBe(before);
  }
  expect(selectCartLines.recomputations()).toBe(0);
});

test.each([
  ['a visitor', () => Promise.resolve()],
  ['a customer', () => shop.logInAndMerge()],
])('recreates only the changed line of %s', async (_name, begin) => {
  await begin();
  const [shirt, cup] = lines();
  shop.store.dispatch(changeQuantity(String(shop.shirt.id), 3));
  expect(lines()[0]).not.toBe(shirt);
  expect(lines()[0]?.quantity).toBe(3);
  expect(lines()[1]).toBe(cup);
});

test('keeps the cart’s state when the server’s cart is read again and has not changed', async () => {
  await shop.logInAndMerge();
  const before = shop.store.getState().cart;
  expect(await shop.store.dispatch(readCart())).toBe(true);
  expect(shop.store.getState().cart).toBe(before);
});

test('shares no line object between two stores with the same cart', () => {
  const [line] = lines();
  shop.entries.saveAll();
  const [other] = selectCartLines(shop.openTab().store.getState());
  expect(other).toEqual(line);
  expect(other).not.toBe(line);
});
