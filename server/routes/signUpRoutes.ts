import { Hono } from 'hono';
import * as v from 'valibot';
import { signUp } from '../domain/signUp';
import { parseBody } from '../http/body';
import { limitedAddress } from '../http/client';
import type { ShopCall, ShopEnv } from '../http/context';
import { done } from '../http/envelope';
import { email, newPassword, person } from '../http/fields';
import { byEmail, idempotent } from '../http/idempotent';
import type { IdempotentWork } from '../http/idempotent';
import { countIn } from '../security/sharedLimit';

const SignUpBody = v.object({
  ...person,
  email: email('Provide your email address'),
  password: newPassword('Provide your password'),
});

const prepare = async (call: ShopCall): Promise<IdempotentWork> => {
  const shop = call.get('shop');
  const { password, ...person } = await parseBody(call, SignUpBody, true);
  const address = limitedAddress(call);
  if (address !== undefined) await countIn(shop.database, [shop.signUps, address]);
  const password_hash = await shop.passwords.hash(password);
  return async (database) => {
    await signUp(shop, database, shop.originOf(call.req.raw), { ...person, password_hash });
    return done(
      call,
      'Thank you. You can sign in now. We have also sent you an email with a link to verify your address.',
    );
  };
};

export const signUpRoutes = new Hono<ShopEnv>().post('/storefront/customer/signup', idempotent(byEmail, prepare));
