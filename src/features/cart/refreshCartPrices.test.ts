import { refreshReads } from '../../api/refreshReads';
import { openCart, type OpenCart } from '../../testing/openCart';
import { selectCartLines } from './cartSelectors';
import { addLine } from './cartThunks';
import { refreshCartPrices } from './refreshCartPrices';

test.each([
  ['ten minutes on the same page', () => undefined, 600_000],
  ['a reconnect', ({ store }: OpenCart) => store.dispatch(refreshReads()), 1000],
])('keeps showing the current price of a stored line after %s', async (_name, event, later) => {
  const shop = await openCart();
  await shop.store.dispatch(addLine({ ...shop.line(shop.shirt), price: 100 }));
  const prices = () => selectCartLines(shop.store.getState()).map(({ price, priceWas }) => [price, priceWas]);
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'performance'] });
  const refreshed = shop.store.dispatch(refreshCartPrices());
  await jest.advanceTimersByTimeAsync(1000);
  await refreshed;
  expect(prices()).toEqual([[shop.shirt.price, 100]]);
  event(shop);
  await jest.advanceTimersByTimeAsync(later);
  expect(prices()).toEqual([[shop.shirt.price, 100]]);
  jest.useRealTimers();
});
