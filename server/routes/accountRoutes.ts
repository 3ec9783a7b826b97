import { Hono } from 'hono';
import * as v from 'valibot';
import { closeAccount, exportCustomer } from '../domain/customerData';
import { changePerson, wireUser } from '../domain/users';
import { allowEndedSession, requireUser, sessionOver } from '../http/auth';
import { parseBody } from '../http/body';
import type { SessionUser, ShopCall, ShopEnv } from '../http/context';
import { done, ok, Refusal } from '../http/envelope';
import { password, person } from '../http/fields';
import { byAccount, idempotent } from '../http/idempotent';
import type { IdempotentWork } from '../http/idempotent';
import { countIn } from '../security/sharedLimit';

const PersonBody = v.object(person, 'Provide your name and phone');
const enterPassword = 'Enter your password';
const CloseBody = v.object({ password: password(enterPassword) }, enterPassword);

const me = (user: SessionUser) => ({
  ...wireUser(user),
  ...(user.eligible_reason !== null && { eligible_reason: user.eligible_reason }),
});

const change = async (call: ShopCall) => {
  const details = await parseBody(call, PersonBody, true);
  const user = await changePerson(call.get('shop').database, call.get('user'), details);
  if (!user) throw sessionOver();
  return ok(call, me(user), 'Your details have been saved.');
};

const close = async (call: ShopCall): Promise<IdempotentWork> => {
  if (call.get('isFormer')) throw sessionOver();
  const { database: whole, passwords, loginFailures } = call.get('shop');
  const user = call.get('user');
  const { password: given } = await parseBody(call, CloseBody);
  await countIn(whole, [loginFailures, user.id]);
  const isRight = await passwords.verify(given, user.password_hash);
  return async (database) => {
    if (!isRight) throw new Refusal('The password is incorrect.');
    await loginFailures.clear(database, user.id);
    await closeAccount(database, user);
    return done(call, 'Your account is closed, and we have deleted your personal data.');
  };
};

export const accountRoutes = new Hono<ShopEnv>()
  .get('/storefront/me', requireUser, (call) => ok(call, me(call.get('user'))))
  .post('/storefront/me', requireUser, change)
  .get('/storefront/me/export', requireUser, async (call) =>
    ok(call, await exportCustomer(call.get('shop').database, call.get('user'), call.get('shop').today())),
  )
  .post('/storefront/me/delete', allowEndedSession, idempotent(byAccount, close));
