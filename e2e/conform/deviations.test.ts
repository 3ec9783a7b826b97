import { demoBusiness } from '../../server/db/seedRows';
import { runOperator } from '../../server/domain/operator';
import { checkoutBody, setStock } from '../../server/testing/goods';
import { shopClient } from '../../server/testing/shopClient';
import { productsReply } from '../../src/contract/product';
import { isCompleteRun } from '../../src/testing/complete';
import { openBench, openTestShop } from './testing/bench';
import { ACCOUNT } from './testing/deviations/account';
import { BUYING } from './testing/deviations/buying';
import { CATALOGUE } from './testing/deviations/catalogue';
import { LISTS } from './testing/deviations/lists';
import { OPTIONAL } from './testing/deviations/optional';
import { ACTING, SESSION } from './testing/deviations/session';
import { TRAVEL } from './testing/deviations/travel';
import { withData } from './testing/spoil';

/** Shared by all deviations; each of them uses a new customer. */
let shop: Awaited<ReturnType<typeof openTestShop>>;
beforeAll(async () => {
  shop = await openTestShop();
});

/** Every eighth deviation in `npm test`, all of them in a complete run. */
const sampled = <Deviation>(deviations: readonly Deviation[]): Deviation[] =>
  deviations.filter((_, index) => isCompleteRun || index % 8 === 0);

type Bench = Awaited<ReturnType<typeof openBench>>;

/** Each theme runs only the calls that its deviations concern, because a purchase is slow. */
const asVisitor = ({ runWithoutCustomer }: Bench) => runWithoutCustomer();
const asReader = ({ runReading }: Bench) => runReading();
const asBuyer = ({ run }: Bench) => run();

/** The customer owes two of three instalments. */
const owe = async ({ shop: { database }, shop, token, goods: [{ id }] }: Bench) => {
  const terms = { checkout_type: 'installment', duration: 3, creditor: demoBusiness.default_creditor.uuid };
  const { body } = await shopClient(shop, token).post(
    '/storefront/checkout',
    checkoutBody([{ id, quantity: 1 }], terms),
  );
  const { order_code } = body.data as { order_code: string };
  const [user] = await database.query<{ email: string }>(
    `SELECT u.email FROM users u JOIN orders o ON o.user_id = u.id WHERE o.code = $1`,
    [order_code],
  );
  await runOperator(database, ['approve', user!.email]);
  await runOperator(database, ['pay', order_code]);
  await database.query(`UPDATE users SET eligible = 'Created' WHERE email = $1`, [user!.email]);
};

/** One variant of the first product is sold out, and the customer owes something. */
const withOptionalCalls = async (bench: Bench) => {
  await owe(bench);
  const { data } = await shopClient(bench.shop).read(productsReply, '/storefront/products/search');
  await setStock(bench.shop.database, Number(data[0]?.variants[0]?.id), 0);
  return bench.run();
};

describe.each([
  { theme: 'the catalogue', deviations: CATALOGUE, how: asVisitor },
  { theme: 'transport', deviations: TRAVEL, how: asReader },
  { theme: 'authentication', deviations: SESSION, how: asReader },
  { theme: 'authorization', deviations: ACTING, how: asBuyer },
  { theme: 'cart, orders and payments', deviations: BUYING, how: asBuyer },
  { theme: 'the account', deviations: ACCOUNT, how: asBuyer },
  { theme: 'optional calls', deviations: OPTIONAL, how: withOptionalCalls },
  { theme: 'optional calls that list products', deviations: LISTS, how: asVisitor },
])('$theme', ({ deviations, how }) => {
  test.each(sampled(deviations))('detects $name', async ({ between, call, rule, verdict = 'broken' }) => {
    const { rows } = await how(await openBench(between, { shop, isSmall: true }));
    expect(rows.filter((row) => row.call === call && row.rule === rule)).toMatchObject([{ verdict }]);
  });
});

test('reports nothing broken for a customer who owes something, and leaves an open payment', async () => {
  const bench = await openBench(undefined, { shop, isSmall: true });
  const { rows, left } = await withOptionalCalls(bench);
  expect(rows.filter(({ verdict }) => verdict === 'broken' || verdict === 'lenient')).toEqual([]);
  expect(rows.filter(({ call }) => call.endsWith('/repayments')).filter(({ verdict }) => verdict !== 'kept')).toEqual(
    [],
  );
  expect(left).toContain('the payment of an instalment is open at the provider');
});

test('reports nothing broken when the payment page is a path on the API’s origin', async () => {
  const asPath = withData((data) => Object.assign(data, data.checkout_url ? { checkout_url: '/pay?x=1' } : {}));
  const bench = await openBench(asPath('POST /storefront/checkout'), { shop, isSmall: true });
  const { rows } = await bench.run();
  expect(rows.filter(({ verdict }) => verdict === 'broken')).toEqual([]);
});
