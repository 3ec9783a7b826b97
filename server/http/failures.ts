import { HTTPException } from 'hono/http-exception';
import type { ErrorHandler, NotFoundHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Call, ShopEnv } from './context';
import { Refusal } from './refusal';

/** The two reset calls are read by `result`. */
const failure = (call: Call, message: string) =>
  call.req.path.endsWith('reset-password') ? { status: 0, result: 0, message } : { status: 0, message };

export const onError: ErrorHandler<ShopEnv> = (error, call) => {
  call.header('Cache-Control', 'no-store');
  if (error instanceof Refusal) {
    for (const [name, value] of Object.entries(error.headers)) call.header(name, value);
    return call.json(failure(call, error.message), error.httpStatus);
  }
  if (error instanceof HTTPException) return error.getResponse();
  // The route's pattern, not its address: an address may carry an order code or a search.
  call.get('shop').log(`${call.req.method} ${routePath(call)} failed`, error);
  return call.json(failure(call, 'Something went wrong. Please try again.'), 500);
};

export const onMissing: NotFoundHandler<ShopEnv> = (call) =>
  call.json({ status: 0, message: 'There is nothing at this address.' }, 404, { 'Cache-Control': 'no-store' });
