import { setStock } from '../../server/testing/goods';
import { shopClient } from '../../server/testing/shopClient';
import { productsReply } from '../../src/contract/product';
import { isCompleteRun } from '../../src/testing/complete';
import { openBench, openTestShop } from './testing/bench';
import { ACCOUNT } from './testing/deviations/account';
import { BUYING } from './testing/deviations/buying';
import { CATALOGUE } from './testing/deviations/catalogue';
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

/** One variant of the first product is sold out. */
const whereOneIsSoldOut = async (bench: Bench) => {
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
  { theme: 'optional calls', deviations: OPTIONAL, how: whereOneIsSoldOut },
])('$theme', ({ deviations, how }) => {
  test.each(sampled(deviations))('detects $name', async ({ between, call, rule, verdict = 'broken' }) => {
    const { rows } = await how(await openBench(between, { shop, isSmall: true }));
    expect(rows.filter((row) => row.call === call && row.rule === rule)).toMatchObject([{ verdict }]);
  });
});

test('reports nothing broken when the payment page is a path on the API’s origin', async () => {
  const asPath = withData((data) => Object.assign(data, data.checkout_url ? { checkout_url: '/pay?x=1' } : {}));
  const bench = await openBench(asPath('POST /storefront/checkout'), { shop, isSmall: true });
  const { rows } = await bench.run();
  expect(rows.filter(({ verdict }) => verdict === 'broken')).toEqual([]);
});
