import { ordersReply } from '../../../src/contract/order';
import { type Product, productsReply } from '../../../src/contract/product';
import { type Reviews, reviewsReply } from '../../../src/contract/reviews';
import type { Exchange } from '../exchange';
import { AS_WRITTEN, type Kit, readAs } from '../kit';
import { refuses, reportsMissing } from '../refusals';
import { answers, fieldOf } from '../replies';
import { brokenUnless, type Finding } from '../verdict';
import { repeatFindings } from './presses';
import { newPress } from './purchase';

const READ = 'GET /storefront/products/{code}/reviews';
const WRITE = 'POST /storefront/products/{code}/reviews';
const UNKNOWN = { code: 'NO-SUCH-PRODUCT' };

const sample = { stars: 4, title: 'A test of the contract', text: 'Please reject this <b>review</b>.' };

const read = async (kit: Kit, code: string, ask: { token?: null; sort?: string } = {}) => {
  const { sort = 'newest', ...rest } = ask;
  const seen = await kit.ask(READ, { params: { code }, query: { page: '1', per_page: '5', sort }, ...rest });
  return { seen, data: readAs(reviewsReply, seen)?.data ?? null };
};

const sumFindings = ({ items, total, count, average, histogram }: Reviews): Finding[] => {
  const sum = histogram.reduce((all, row) => all + row.count, 0);
  const stars = histogram.reduce((all, row) => all + row.stars * row.count, 0);
  const isAverage = sum === 0 || Math.abs((average ?? 0) - stars / sum) <= 0.06;
  return [
    ...brokenUnless(sum === count, `the histogram has ${sum} reviews and count is ${count}`),
    ...brokenUnless(total === count, 'total is not count'),
    ...brokenUnless(isAverage, 'average is not that of the histogram'),
    ...brokenUnless(items.length === Math.min(5, count ?? 0), `${items.length} of ${count} reviews are on a page of 5`),
  ];
};

const orderFindings = (reviews: Reviews | null, sort: string): Finding[] => {
  const stars = reviews?.items.map((item) => item.stars) ?? [];
  const wanted = [...stars].sort((one, other) => (sort === 'highest' ? other - one : one - other));
  return brokenUnless(stars.join() === wanted.join(), `the stars are ${stars.join()}`);
};

export const productReviewReads = async (kit: Kit, products: readonly Product[]): Promise<void> => {
  const product = products.find(({ reviews }) => (reviews ?? 0) > 0) ?? products[0];
  if (!kit.features.includes('reviews') || !product) return;
  const missing = await kit.ask(READ, { params: UNKNOWN, token: null });
  kit.say(READ, 'reports an unknown item as missing', missing, reportsMissing(missing));
  const { seen, data } = await read(kit, product.code, { token: null });
  kit.say(READ, AS_WRITTEN, seen, [...answers(READ, seen), ...(data ? sumFindings(data) : [])]);
  const told = fieldOf(fieldOf(seen.body, 'data'), 'can_review') ?? null;
  kit.say(READ, 'does not let a visitor write', seen, brokenUnless(told === null, 'can_review is not for visitors'));
  const isSame = data?.count === (product.reviews ?? 0);
  kit.say(READ, 'agrees with the product', seen, brokenUnless(isSame, 'reviews of the product is another count'));
  for (const sort of ['highest', 'lowest']) {
    const sorted = await read(kit, product.code, { token: null, sort });
    kit.say(READ, `sorts by the ${sort} rating`, sorted.seen, orderFindings(sorted.data, sort));
  }
};

/** The code of a product that the customer may review. */
const findBought = async (kit: Kit): Promise<string | null> => {
  const orders = readAs(ordersReply, await kit.ask('GET /storefront/my-orders'))?.data ?? [];
  for (const title of new Set(orders.flatMap(({ products }) => products.map((line) => line.title)))) {
    const found = await kit.ask('GET /storefront/products/search', { query: { q: title } });
    const product = readAs(productsReply, found)?.data.find((each) => each.title === title);
    if (product && (await read(kit, product.code)).data?.canReview) return product.code;
  }
  return null;
};

/** Sends one review, which stays at the shop; needs a product that the customer has bought for all but one refusal. */
export const productReviewChecks = async (
  kit: Kit,
  products: readonly Product[],
  knowsKeys: boolean,
): Promise<void> => {
  const [product] = products;
  if (!kit.features.includes('reviews') || !product) return;
  const send = (code: string, body: object = {}, press = newPress()): Promise<Exchange> =>
    kit.ask(WRITE, { params: { code }, body: { ...sample, ...body }, press });
  if (!(await read(kit, product.code)).data?.canReview) {
    const refused = await send(product.code);
    kit.say(WRITE, 'refuses a customer who may not review the product', refused, refuses(refused));
  }
  const code = await findBought(kit);
  if (code === null) return;
  for (const [rule, wrong] of [
    ['refuses six stars', { stars: 6 }],
    ['refuses an empty text', { text: ' ' }],
    ['refuses a text of more than 4,000 characters', { text: 'a'.repeat(4001) }],
  ] as const) {
    const seen = await send(code, wrong);
    kit.say(WRITE, rule, seen, refuses(seen));
  }
  const before = await read(kit, code);
  const press = newPress();
  const first = await send(code, {}, press);
  kit.say(WRITE, AS_WRITTEN, first, answers(WRITE, first));
  kit.left.push('a review of this test waits for a check at the shop');
  const again = await send(code, {}, press);
  kit.say(WRITE, 'answers a repeated press with the first reply', again, repeatFindings(first, again, knowsKeys));
  const { seen, data } = await read(kit, code);
  kit.say(WRITE, 'shows no review before it is checked', seen, [
    ...brokenUnless(data?.count === before.data?.count, 'the list has another count'),
    ...brokenUnless(data?.canReview === false, 'can_review offers another one'),
  ]);
  const second = await send(code);
  kit.say(WRITE, 'refuses a second review', second, refuses(second));
};
