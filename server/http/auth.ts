import { createMiddleware } from 'hono/factory';
import { findUser } from '../domain/users';
import { sameText } from '../security/signatures';
import type { ShopEnv } from './context';
import { Refusal } from './refusal';

export const requireApiKey = createMiddleware<ShopEnv>(async (call, next) => {
  if (!sameText(call.req.header('x-api-key') ?? '', call.get('shop').apiKey)) {
    throw new Refusal('This shop does not know the caller.', 403);
  }
  await next();
});

export const requireUser = createMiddleware<ShopEnv>(async (call, next) => {
  const { database, tokens } = call.get('shop');
  const [, token] = /^Bearer (.+)$/i.exec(call.req.header('authorization') ?? '') ?? [];
  const claims = token === undefined ? undefined : await tokens.read(token);
  const user = claims && (await findUser(database, claims.sub));
  if (!user || user.session_version !== claims.version) {
    throw new Refusal('Your session has expired. Sign in to continue.', 401, { 'WWW-Authenticate': 'Bearer' });
  }
  call.set('user', user);
  // Before the handler, so that a refusal inside it is not kept either.
  call.header('Cache-Control', 'no-store');
  await next();
});
