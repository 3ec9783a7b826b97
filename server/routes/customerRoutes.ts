import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import * as v from 'valibot';
import { first } from '../db/database';
import { sendMail } from '../domain/mails';
import { findUserByEmail, wireUser } from '../domain/users';
import { verificationMail } from '../domain/verification';
import { requireUser } from '../http/auth';
import { readBody } from '../http/body';
import type { Call, ShopEnv } from '../http/context';
import { done, ok } from '../http/envelope';
import { email, password, required } from '../http/fields';
import { byAccount, byEmail, idempotent } from '../http/idempotent';
import type { Work } from '../http/idempotent';
import { Refusal } from '../http/refusal';
import { hashPassword, verifyPassword } from '../security/passwords';
import { digest } from '../security/signatures';

const missing = 'Provide email and password';
const AccessBody = v.object({ email: required(missing), password: password(missing) }, missing);

const SignupBody = v.object({
  first_name: required('Provide your first name', 80),
  last_name: required('Provide your last name', 80),
  phone: required('Provide your phone', 40),
  email: email('Provide your email address'),
  password: password('Provide your password'),
});

const access = async (call: Call) => {
  const { database, loginFailures, tokens, passwordCost, requireVerification } = call.get('shop');
  const body = await readBody(call, AccessBody);
  const key = digest(`${body.email.toLowerCase()} ${call.env.address ?? ''}`);
  const seconds = loginFailures.wait(key);
  if (seconds > 0) {
    throw new Refusal('Too many attempts. Try again later.', 429, { 'Retry-After': String(seconds) });
  }
  // Counted before anything is waited for, or a hundred guesses at once would all be let through.
  loginFailures.record(key);
  const user = await findUserByEmail(database, body.email);
  // An unknown address costs the same time as a wrong password.
  const matches = user
    ? await verifyPassword(body.password, user.password_hash)
    : (await hashPassword(body.password, passwordCost)) === '';
  if (!user || !matches) throw new Refusal('The email or the password is not right.');
  loginFailures.clear(key);
  if (requireVerification && user.verified_at === null) {
    throw new Refusal('Verify your email first: the link is in the mail we sent you.');
  }
  call.header('Cache-Control', 'no-store');
  const token = await tokens.issue({ sub: user.id, version: user.session_version });
  return ok(call, { token, user: wireUser(user) });
};

const signup = async (call: Call): Promise<Work> => {
  const shop = call.get('shop');
  const { password: secret, ...body } = await readBody(call, SignupBody);
  const user = { id: randomUUID(), ...body };
  const hash = await hashPassword(secret, shop.passwordCost);
  return async (workplace) => {
    const created = await first(
      workplace.query(
        `INSERT INTO users (id, email, password_hash, first_name, last_name, phone, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (email) DO NOTHING RETURNING id`,
        [user.id, user.email, hash, user.first_name, user.last_name, user.phone, new Date(shop.now()).toISOString()],
      ),
    );
    if (!created) throw new Refusal('This email is already registered. Log in, or reset your password.');
    await sendMail(workplace, shop.now(), verificationMail(shop, shop.originOf(call.req.raw), user));
    return done(call, 'Your account is ready. We sent you a mail to verify your email.');
  };
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
  .post('/storefront/customer/signup', idempotent(byEmail, signup))
  .post('/storefront/request_client_review', requireUser, idempotent(byAccount, requestReview))
  .get('/storefront/is_logged_in', requireUser, (call) =>
    call.json({ status: 1, active: true, data: { active: true } }),
  );
