import { Hono } from 'hono';
import * as v from 'valibot';
import { first } from '../db/database';
import { canReview, keepReview, listReviews, ORDERS } from '../domain/reviews';
import { allowVisitors, requireUser } from '../http/auth';
import { parseBody } from '../http/body';
import type { SessionUser, ShopCall, ShopEnv } from '../http/context';
import { done, ok, Refusal } from '../http/envelope';
import { countParam, manyLines, oneLine, optionalText } from '../http/fields';
import { byAccount, idempotent } from '../http/idempotent';
import type { IdempotentWork } from '../http/idempotent';
import { countIn } from '../security/sharedLimit';

const PATH = '/storefront/products/:code/reviews';
const MOST = 4000;

const chooseStars = 'Choose a rating from 1 to 5 stars';
const writeReview = 'Write your review';
const stars = v.pipe(
  v.number(chooseStars),
  v.safeInteger(chooseStars),
  v.minValue(1, chooseStars),
  v.maxValue(5, chooseStars),
);
const Body = v.object(
  {
    stars,
    title: v.pipe(optionalText(200), v.transform(oneLine)),
    text: v.pipe(
      v.string(writeReview),
      v.transform(manyLines),
      v.trim(),
      v.minLength(1, writeReview),
      v.maxLength(MOST, `Your review is too long. Use at most ${MOST.toLocaleString('en')} characters.`),
    ),
  },
  'Choose a rating and write your review',
);

const Query = v.object({
  page: countParam(1, 999_999),
  per_page: countParam(10, 50),
  sort: v.fallback(v.picklist(Object.keys(ORDERS) as (keyof typeof ORDERS)[]), 'newest'),
});

const findProductId = async (call: ShopCall): Promise<number> => {
  const { database } = call.get('shop');
  const code = call.req.param('code') ?? '';
  const row = await first(database.query<{ id: number }>('SELECT id FROM products WHERE code = $1', [code]));
  if (!row) throw new Refusal('Product is not found', 404);
  return row.id;
};

const read = async (call: ShopCall): Promise<Response> => {
  const { database } = call.get('shop');
  const { page, per_page, sort } = v.parse(Query, { page: '', per_page: '', sort: '', ...call.req.query() });
  const productId = await findProductId(call);
  const reviews = await listReviews(database, productId, { page, perPage: per_page, sort });
  const user = call.get('user') as SessionUser | undefined;
  call.header('Cache-Control', 'no-store');
  return ok(call, {
    ...reviews,
    ...(user && { can_review: (await canReview(database, productId, user.id)) ? 1 : 0 }),
  });
};

const write = async (call: ShopCall): Promise<IdempotentWork> => {
  const { database: whole, reviews, now } = call.get('shop');
  const user = call.get('user');
  const review = await parseBody(call, Body, true);
  const productId = await findProductId(call);
  await countIn(whole, [reviews, user.id]);
  return async (database) => {
    await keepReview(database, user, { productId, review, at: now() });
    return done(call, 'Thank you. Your review will be shown after a check.');
  };
};

export const reviewRoutes = new Hono<ShopEnv>()
  .get(PATH, allowVisitors, read)
  .post(PATH, requireUser, idempotent(byAccount, write));
