import { createMiddleware } from 'hono/factory';
import { findUser } from '../domain/users';
import { sameText } from '../security/signatures';
import type { ShopCall, SessionUser, ShopEnv } from './context';
import { Refusal } from './envelope';

export const requireApiKey = createMiddleware<ShopEnv>(async (call, next) => {
  if (!sameText(call.req.header('x-api-key') ?? '', call.get('shop').apiKey)) {
    throw new Refusal('This shop does not know the caller.', 403);
  }
  await next();
});

export const sessionOver = (): Refusal =>
  new Refusal('Your session has expired. Sign in to continue.', 401, { 'WWW-Authenticate': 'Bearer' });

const findSession = async (call: ShopCall) => {
  const { database, tokens } = call.get('shop');
  const [, token] = /^Bearer (.+)$/i.exec(call.req.header('authorization') ?? '') ?? [];
  const claims = token === undefined ? undefined : await tokens.read(token);
  const user = claims && (await findUser(database, claims.sub));
  if (!user) throw sessionOver();
  return { user, isFormer: user.session_version !== claims.version };
};

const setUser = (call: ShopCall, user: SessionUser): void => {
  call.set('user', user);
  // Set before the handler, so that a refusal inside it is not cached either.
  call.header('Cache-Control', 'no-store');
};

export const requireUser = createMiddleware<ShopEnv>(async (call, next) => {
  const { user, isFormer } = await findSession(call);
  if (isFormer) throw sessionOver();
  setUser(call, user);
  await next();
});

/** For a call that answers visitors too, and its customer more. A token that is not valid ends the session as usual. */
export const allowVisitors = createMiddleware<ShopEnv>((call, next) =>
  call.req.header('authorization') === undefined ? next() : requireUser(call, next),
);

/**
 * For the call that ends its own token: its repetition carries an invalid token and is recognised by its idempotency
 * key. The handler must refuse former tokens on every other request itself.
 */
export const allowEndedSession = createMiddleware<ShopEnv>(async (call, next) => {
  const { user, isFormer } = await findSession(call);
  setUser(call, user);
  call.set('isFormer', isFormer);
  await next();
});
