import { Hono } from 'hono';
import * as v from 'valibot';
import { consumeResetCode, createResetCode } from '../domain/resetCodes';
import { sendMail } from '../domain/mails';
import { findUserByEmail, replacePassword } from '../domain/users';
import { allowEndedSession, sessionOver } from '../http/auth';
import { parseBody } from '../http/body';
import type { ShopCall, ShopEnv } from '../http/context';
import { ok, Refusal } from '../http/envelope';
import { email, newPassword, password, nonEmptyText } from '../http/fields';
import { byAccount, byEmail, idempotent } from '../http/idempotent';
import type { IdempotentWork } from '../http/idempotent';
import { countIn } from '../security/sharedLimit';

const RequestBody = v.object({ email: email('Provide your email') });

const ConfirmBody = v.object({
  email: email('Provide your email'),
  code: nonEmptyText('Provide the code from the email'),
  new_password: newPassword('Enter your new password'),
  new_password_confirmation: password('Enter your new password again'),
});

const ChangeBody = v.object({
  current_password: password('Enter current password'),
  new_password: newPassword('Enter your new password'),
  confirm_password: password('Enter confirm password'),
});

/** Clients read `result` of the two reset calls; `status` has the same value. */
const result = (call: ShopCall, message: string): Response => call.json({ status: 1, result: 1, message });

const requestReset = async (call: ShopCall) => {
  const shop = call.get('shop');
  const { email: address } = await parseBody(call, RequestBody);
  const user = await findUserByEmail(shop.database, address);
  // The response must not reveal whether the address is known or has had too many mails already.
  if (user && (await shop.mailRequests.take(shop.database, user.id)) === 0) {
    const code = await createResetCode(shop, user.id);
    const query = new URLSearchParams({ email: user.email, code });
    await sendMail(shop.database, shop.now(), {
      kind: 'password-reset',
      recipient: user.email,
      subject: 'Reset your password',
      body: `Hello ${user.first_name}, your code is ${code}. It works once, within 30 minutes.`,
      link: `${shop.originOf(call.req.raw)}/account/reset-password?${query}`,
    });
  }
  return result(call, 'If that email is registered, we have sent a link to it.');
};

const confirmReset = async (call: ShopCall): Promise<IdempotentWork> => {
  const shop = call.get('shop');
  const body = await parseBody(call, ConfirmBody);
  if (body.new_password !== body.new_password_confirmation) throw new Refusal('Passwords do not match');
  const hash = await shop.passwords.hash(body.new_password);
  return async (database) => {
    const user = await findUserByEmail(database, body.email);
    const accepted = user !== undefined && (await consumeResetCode(shop, database, user.id, body.code));
    if (!accepted) throw new Refusal('The code is not valid or has expired. Request a new one.');
    await replacePassword(database, user.id, hash);
    return result(call, 'Your password has been changed. Sign in with your new password.');
  };
};

const changePassword = async (call: ShopCall): Promise<IdempotentWork> => {
  if (call.get('isFormer')) throw sessionOver();
  const { database, passwords, loginFailures } = call.get('shop');
  const user = call.get('user');
  const body = await parseBody(call, ChangeBody);
  if (body.new_password !== body.confirm_password) {
    throw new Refusal('New password and confirm new password do not match');
  }
  await countIn(database, [loginFailures, user.id]);
  const isRight = await passwords.verify(body.current_password, user.password_hash);
  const hash = await passwords.hash(body.new_password);
  return async (database) => {
    if (!isRight) throw new Refusal('The current password is incorrect.');
    const version = await replacePassword(database, user.id, hash, user.session_version);
    if (version === undefined) throw sessionOver();
    await loginFailures.clear(database, user.id);
    return ok(call, { version }, 'Your password has been changed. Your other devices have been signed out.');
  };
};

/**
 * The stored reply holds the version only. A token of that version, issued at the time of the change, is the same each
 * time; the next change invalidates it.
 */
const withToken = async (call: ShopCall, reply: Response, at: number): Promise<Response> => {
  const body = (await reply.clone().json()) as { data?: { version: number } };
  if (!body.data) return reply;
  const { version } = body.data;
  const token = await call.get('shop').tokens.issue({ sub: call.get('user').id, version }, at);
  const { status, headers } = reply;
  return new Response(JSON.stringify({ ...body, data: { token } }), { status, headers });
};

export const passwordRoutes = new Hono<ShopEnv>()
  .post('/storefront/customer/reset-password', requestReset)
  .post('/storefront/customer/confirm-reset-password', idempotent(byEmail, confirmReset))
  .post('/admin/change_password', allowEndedSession, idempotent(byAccount, changePassword, withToken));
