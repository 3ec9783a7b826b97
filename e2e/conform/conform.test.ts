import { addReviews } from '../../server/testing/reviews';
import { shopClient } from '../../server/testing/shopClient';
import { DURATIONS } from '../../src/domain/durations';
import { WIRE_CALLS } from '../../src/testing/builders/calls';
import { type Between, openBench, openTestShop } from './testing/bench';
import { successWithoutEffect } from './testing/spoil';
import { NEEDS, NO_CHECK } from './uncheckedCalls';
import { countOf, scoreOf } from './verdict';

const CANCEL = 'POST /storefront/order/cancel';
const ADD = 'POST /storefront/add-to-cart';

/** Two pieces that were in the customer's cart before. */
const fillCart = async ({ shop, token, goods: [{ id }] }: Awaited<ReturnType<typeof openBench>>) => {
  await shopClient(shop, token).post('/storefront/add-to-cart', { product_variant_id: id, quantity: 2 });
  return id;
};

test('reports no deviation for the reference server and restores the customer’s cart and orders', async () => {
  const bench = await openBench();
  await addReviews(bench.shop, 'DRE-101', [3, 5, 4]);
  const id = await fillCart(bench);
  const { rows, left } = await bench.run();
  expect(rows.filter(({ verdict }) => verdict === 'broken' || verdict === 'lenient')).toEqual([]);
  const unasked = rows.filter(({ verdict }) => verdict === 'unasked').map(({ why }) => why[0]);
  expect(unasked.filter((why) => why !== NO_CHECK)).toEqual([
    'it brings none',
    'needs the code of a mail',
    'needs the link of a mail',
    'needs a down payment that is due',
    'needs a payment',
    'would close the account',
  ]);
  expect(scoreOf(rows)).toBe(100);
  expect(left).toEqual([
    'the customer has asked to be admitted to instalments',
    'the account’s address may wait for a mail about a sold-out item',
    'a message of this test is at the shop, and a copy of it on its way to the account',
    'a mail about a forgotten password may be on its way to the account',
  ]);
  expect(await bench.cart()).toEqual([[id, 2]]);
  expect(await bench.openOrders()).toBe(0);
});

test('changes nothing without --write and reports every skipped write as unasked', async () => {
  const bench = await openBench();
  const { rows, left } = await bench.runReading();
  expect(countOf(rows).broken).toBe(0);
  expect(left).toEqual([]);
  const WRITES = /^(POST \/storefront\/(?!customer\/access)|POST \/admin|DELETE)/;
  const writing = rows.filter(({ call }) => WRITES.test(call));
  expect(new Set(writing.map(({ verdict }) => verdict))).toEqual(new Set(['unasked']));
  const writes = WIRE_CALLS.filter(({ call }) => WRITES.test(call) && NEEDS[call] === undefined);
  expect(writing.filter(({ why }) => why[0] === 'needs --write')).toHaveLength(writes.length);
  expect(bench.sent.filter(({ method }) => !['GET', 'OPTIONS'].includes(method)).map(({ path }) => path)).toEqual([
    '/storefront/customer/access',
    '/storefront/customer/access',
    // One preview of its own, and one for each announced duration.
    ...Array.from({ length: 1 + DURATIONS.length }, () => '/loan/cfschedule'),
  ]);
});

test('sends only public reads without a customer account', async () => {
  const bench = await openBench();
  const { rows } = await bench.runWithoutCustomer();
  expect(countOf(rows).broken).toBe(0);
  expect(new Set(bench.sent.map(({ method }) => method))).toEqual(new Set(['GET', 'OPTIONS']));
  expect(rows.find(({ call }) => call === 'POST /loan/cfschedule')?.why).toEqual(['needs --email and --password']);
});

test('reports each order that it could not cancel', async () => {
  const bench = await openBench(successWithoutEffect('{"status":100,"message":"Cancelled"}')(CANCEL));
  const { left } = await bench.run();
  expect(await bench.openOrders()).toBe(4);
  expect(left.filter((text) => /^order \S+ could not be cancelled$/.test(text))).toHaveLength(4);
});

test('reports a cart that it could not restore after an order emptied it', async () => {
  const shop = await openTestShop();
  const addsNothing = successWithoutEffect('{"status":1,"message":"Added"}')(ADD);
  const emptiesCart: Between = async (request, serve, token) => {
    const reply = await addsNothing(request, serve, token);
    const isOrdered = (await reply.clone().text()).includes('order_code');
    if (request.url.endsWith('/storefront/checkout') && isOrdered) {
      await shop.database.query('DELETE FROM cart_items');
    }
    return reply;
  };
  const bench = await openBench(emptiesCart, { shop });
  await fillCart(bench);
  const { left } = await bench.run();
  expect(await bench.cart()).toEqual([]);
  expect(left).toContain('the cart is not what it was before');
});

test('waits once for a rate limit with a Retry-After of 7 s', async () => {
  let hits = 0;
  const bench = await openBench((request, serve) => {
    hits += 1;
    const limited = new Response('{"status":0}', { status: 429, headers: { 'Retry-After': '7' } });
    return hits === 3 ? Promise.resolve(limited) : serve(request);
  });
  const { rows } = await bench.runWithoutCustomer();
  expect(bench.waits).toEqual([7000]);
  expect(countOf(rows).broken).toBe(0);
});

test('does not wait for a rate limit with a Retry-After of an hour, and reports the call as broken', async () => {
  const limit = () =>
    Promise.resolve(new Response('{"status":0}', { status: 429, headers: { 'Retry-After': '3600' } }));
  const bench = await openBench(limit);
  const { rows } = await bench.runWithoutCustomer();
  expect(bench.waits).toEqual([]);
  expect(rows.find(({ call }) => call === 'GET /business/get_details')).toMatchObject({ verdict: 'broken' });
});
