import { HTTPException } from 'hono/http-exception';
import type { ErrorHandler, NotFoundHandler } from 'hono';
import { routePath } from 'hono/route';
import type { ShopCall, ShopEnv } from './context';
import { Refusal } from './envelope';

/** Clients read `result` of the two reset calls. */
const errorBody = (call: ShopCall, message: string) =>
  call.req.path.endsWith('reset-password') ? { status: 0, result: 0, message } : { status: 0, message };

export const refusalReply = (call: ShopCall, { headers, message, httpStatus }: Refusal): Response => {
  for (const [name, value] of Object.entries(headers)) call.header(name, value);
  return call.json(errorBody(call, message), httpStatus);
};

/** PostgreSQL's code for a lock timeout: other transactions take long, but nothing is broken. */
const isLockTimeout = (error: Error): boolean => 'code' in error && error.code === '55P03';

export const onError: ErrorHandler<ShopEnv> = (error, call) => {
  call.header('Cache-Control', 'no-store');
  if (error instanceof Refusal) return refusalReply(call, error);
  if (error instanceof HTTPException) return error.getResponse();
  if (isLockTimeout(error)) {
    return refusalReply(
      call,
      new Refusal('This is taking longer than usual. Please try again.', 503, { 'Retry-After': '5' }),
    );
  }
  // The route's pattern, not its address: an address may contain an order code or a search.
  call.get('shop').log(`${call.req.method} ${routePath(call)} failed`, error);
  return call.json(errorBody(call, 'Something went wrong. Please try again.'), 500);
};

export const onNotFound: NotFoundHandler<ShopEnv> = (call) =>
  call.json({ status: 0, message: 'There is nothing at this address.' }, 404, { 'Cache-Control': 'no-store' });
