import { Hono } from 'hono';
import * as v from 'valibot';
import { consumeResetCode, createResetCode } from '../domain/resetCodes';
import { sendMail } from '../domain/mails';
import { endSessions, findUserByEmail, setPassword } from '../domain/users';
import { requireUser } from '../http/auth';
import { readBody } from '../http/body';
import type { Call, ShopEnv } from '../http/context';
import { done } from '../http/envelope';
import { email, password, required } from '../http/fields';
import { byAccount, byEmail, idempotent } from '../http/idempotent';
import type { Work } from '../http/idempotent';
import { Refusal } from '../http/refusal';
import { hashPassword, verifyPassword } from '../security/passwords';

const RequestBody = v.object({ email: email('Provide your email') });

const ConfirmBody = v.object({
  email: email('Provide your email'),
  code: required('Provide the code from the mail'),
  new_password: password('Enter your new password'),
  new_password_confirmation: password('Enter your new password again'),
});

const ChangeBody = v.object({
  current_password: password('Enter current password'),
  new_password: password('Enter your new password'),
  confirm_password: password('Enter confirm password'),
});

/** The two reset calls are read by `result`; `status` says the same. */
const result = (call: Call, message: string): Response => call.json({ status: 1, result: 1, message });

const requestReset = async (call: Call) => {
  const shop = call.get('shop');
  const { email: address } = await readBody(call, RequestBody);
  const user = await findUserByEmail(shop.database, address);
  // Whether the address is known, or has had too many mails already, never shows in the answer.
  if (user && shop.mailRequests.wait(user.id) === 0) {
    shop.mailRequests.record(user.id);
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
  return result(call, 'If that email is registered, a mail with a link is on its way.');
};

const confirmReset = async (call: Call): Promise<Work> => {
  const shop = call.get('shop');
  const body = await readBody(call, ConfirmBody);
  if (body.new_password !== body.new_password_confirmation) throw new Refusal('Passwords do not match');
  const hash = await hashPassword(body.new_password, shop.passwordCost);
  return async (workplace) => {
    const user = await findUserByEmail(workplace, body.email);
    const accepted = user !== undefined && (await consumeResetCode(shop, workplace, user.id, body.code));
    if (!accepted) throw new Refusal('The code is not valid or has expired. Request a new one.');
    await workplace.transaction(async (tx) => {
      await setPassword(tx, user.id, hash);
      await endSessions(tx, user.id);
    });
    return result(call, 'Your password has been changed. Log in with the new one.');
  };
};

const changePassword = async (call: Call): Promise<Work> => {
  const { passwordCost, loginFailures } = call.get('shop');
  const user = call.get('user');
  const body = await readBody(call, ChangeBody);
  if (body.new_password !== body.confirm_password) {
    throw new Refusal('New password and confirm new password do not match');
  }
  const seconds = loginFailures.wait(user.id);
  if (seconds > 0) throw new Refusal('Too many attempts. Try again later.', 429, { 'Retry-After': String(seconds) });
  loginFailures.record(user.id);
  const isRight = await verifyPassword(body.current_password, user.password_hash);
  const hash = await hashPassword(body.new_password, passwordCost);
  return async (workplace) => {
    if (!isRight) throw new Refusal('The current password is not right.');
    loginFailures.clear(user.id);
    await setPassword(workplace, user.id, hash);
    return done(call, 'Your password has been changed.');
  };
};

export const passwordRoutes = new Hono<ShopEnv>()
  .post('/storefront/customer/reset-password', requestReset)
  .post('/storefront/customer/confirm-reset-password', idempotent(byEmail, confirmReset))
  .post('/admin/change_password', requireUser, idempotent(byAccount, changePassword));
