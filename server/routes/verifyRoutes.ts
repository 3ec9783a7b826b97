import { Hono } from 'hono';
import { first } from '../db/database';
import { findUser } from '../domain/users';
import { linkIsGenuine } from '../domain/verification';
import type { ShopEnv } from '../http/context';
import { done, Refusal } from '../http/envelope';
import { digest } from '../security/signatures';

export const verifyRoutes = new Hono<ShopEnv>().get('/auth/verify', async (call) => {
  const shop = call.get('shop');
  const { expires = '', hash = '', id = '', signature = '' } = call.req.query();
  const link = { expires, hash, id, signature };
  const user = linkIsGenuine(shop, link) ? await findUser(shop.database, id) : undefined;
  if (!user || digest(user.email) !== hash) throw new Refusal('This link is not valid or has expired.');
  const verified = await first(
    shop.database.query('UPDATE users SET verified_at = $2 WHERE id = $1 AND verified_at IS NULL RETURNING id', [
      id,
      new Date(shop.now()).toISOString(),
    ]),
  );
  return verified
    ? done(call, 'Your email is verified. You can sign in now.')
    : done(call, 'Your email is already verified.', 2);
});
