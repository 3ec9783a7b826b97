import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import * as v from 'valibot';
import { findUserByEmail, wireUser } from '../domain/users';
import { requireUser } from '../http/auth';
import { parseBody } from '../http/body';
import { limitedAddress } from '../http/client';
import type { ShopCall, SessionUser, ShopContext, ShopEnv } from '../http/context';
import { done, ok, Refusal } from '../http/envelope';
import { password, nonEmptyText } from '../http/fields';
import { byAccount, idempotent } from '../http/idempotent';
import type { IdempotentWork } from '../http/idempotent';
import { countIn } from '../security/sharedLimit';
import type { Counter } from '../security/sharedLimit';
import { digest } from '../security/signatures';

const missing = 'Provide email and password';
const AccessBody = v.object({ email: nonEmptyText(missing), password: password(missing) }, missing);

const notRight = 'Incorrect email or password.';
/** When unverified customers may not sign in, the message must not reveal whether an account exists either. */
const notRightOrVerified =
  'Incorrect email or password, or your email is not verified yet. The link is in the email we sent you.';

/** Finds the customer with this password who is allowed to sign in. */
const recognise = async (shop: ShopContext, body: v.InferOutput<typeof AccessBody>): Promise<SessionUser> => {
  const user = await findUserByEmail(shop.database, body.email);
  // An unknown e-mail costs the same time as a wrong password.
  const matches = await shop.passwords.verify(body.password, user?.password_hash);
  const isVerified = !shop.requireVerification || user?.verified_at !== null;
  if (!user || !matches || !isVerified) throw new Refusal(shop.requireVerification ? notRightOrVerified : notRight);
  return user;
};

const access = async (call: ShopCall) => {
  const shop = call.get('shop');
  const body = await parseBody(call, AccessBody);
  const address = limitedAddress(call);
  const key = digest(`${body.email.toLowerCase()} ${address ?? ''}`);
  const ofAddress: Counter[] = address === undefined ? [] : [[shop.addressFailures, address]];
  const forgive = async (counters: readonly Counter[]): Promise<void> => {
    for (const [limit, name] of counters) await limit.forgive(shop.database, name);
  };
  // Counted before the first await, or a hundred parallel guesses would all be let through.
  await countIn(shop.database, [shop.loginFailures, key], ...ofAddress);
  try {
    const user = await recognise(shop, body);
    await shop.loginFailures.clear(shop.database, key);
    await forgive(ofAddress);
    call.header('Cache-Control', 'no-store');
    const token = await shop.tokens.issue({ sub: user.id, version: user.session_version, jti: randomUUID() });
    return ok(call, { token, user: wireUser(user) });
  } catch (error) {
    // Only a wrong password counts as a guess; a full queue or a server error does not.
    if (!(error instanceof Refusal) || error.httpStatus >= 500) {
      await forgive([[shop.loginFailures, key], ...ofAddress]);
    }
    throw error;
  }
};

const requestReview = (call: ShopCall): Promise<IdempotentWork> =>
  Promise.resolve(async (database) => {
    const requested = await database.query(
      `UPDATE users SET eligible = 'Pending Review', eligible_reason = NULL
       WHERE id = $1 AND eligible = 'Created' RETURNING id`,
      [call.get('user').id],
    );
    if (requested.length === 0) throw new Refusal('Your request has already been sent');
    return done(call, 'Your request has been sent. We will be in touch soon.');
  });

export const customerRoutes = new Hono<ShopEnv>()
  .post('/storefront/customer/access', access)
  .post('/storefront/request_client_review', requireUser, idempotent(byAccount, requestReview))
  .get('/storefront/is_logged_in', requireUser, (call) =>
    call.json({ status: 1, active: true, data: { active: true } }),
  );
