import { Hono } from 'hono';
import * as v from 'valibot';
import { findUserByEmail, wireUser } from '../domain/users';
import { requireUser } from '../http/auth';
import { readBody } from '../http/body';
import { limitedAddress } from '../http/client';
import type { Call, SessionUser, ShopContext, ShopEnv } from '../http/context';
import { done, ok } from '../http/envelope';
import { password, required } from '../http/fields';
import { byAccount, idempotent } from '../http/idempotent';
import type { Work } from '../http/idempotent';
import { Refusal } from '../http/refusal';
import { countIn } from '../security/rateLimit';
import type { Counter } from '../security/rateLimit';
import { digest } from '../security/signatures';

const missing = 'Provide email and password';
const AccessBody = v.object({ email: required(missing), password: password(missing) }, missing);

const notRight = 'The email or the password is not right.';
/** Where unverified customers stay outside, that must not tell whether an account exists either. */
const notRightOrVerified =
  'The email or the password is not right, or the email is not verified yet: the link is in the mail we sent.';

/** The customer whose password this is and who may come in. */
const recognise = async (shop: ShopContext, body: v.InferOutput<typeof AccessBody>): Promise<SessionUser> => {
  const user = await findUserByEmail(shop.database, body.email);
  // An unknown e-mail costs the same time as a wrong password.
  const matches = await shop.passwords.verify(body.password, user?.password_hash);
  const isVerified = !shop.requireVerification || user?.verified_at !== null;
  if (!user || !matches || !isVerified) throw new Refusal(shop.requireVerification ? notRightOrVerified : notRight);
  return user;
};

const access = async (call: Call) => {
  const shop = call.get('shop');
  const body = await readBody(call, AccessBody);
  const address = limitedAddress(call);
  const key = digest(`${body.email.toLowerCase()} ${address ?? ''}`);
  const ofAddress: Counter[] = address === undefined ? [] : [[shop.addressFailures, address]];
  const forgive = (counters: readonly Counter[]): void => counters.forEach(([limiter, name]) => limiter.forgive(name));
  // Counted before anything is waited for, or a hundred guesses at once would all be let through.
  countIn([shop.loginFailures, key], ...ofAddress);
  try {
    const user = await recognise(shop, body);
    shop.loginFailures.clear(key);
    forgive(ofAddress);
    call.header('Cache-Control', 'no-store');
    const token = await shop.tokens.issue({ sub: user.id, version: user.session_version });
    return ok(call, { token, user: wireUser(user) });
  } catch (error) {
    // Only a wrong answer is a guess: being sent away because others wait, or a fault of ours, is none.
    if (!(error instanceof Refusal) || error.httpStatus >= 500) forgive([[shop.loginFailures, key], ...ofAddress]);
    throw error;
  }
};

const requestReview = (call: Call): Promise<Work> =>
  Promise.resolve(async (workplace) => {
    const requested = await workplace.query(
      `UPDATE users SET eligible = 'Pending Review' WHERE id = $1 AND eligible = 'Created' RETURNING id`,
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
