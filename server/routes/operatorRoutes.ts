import { Hono } from 'hono';
import * as v from 'valibot';
import { runOperator } from '../domain/operator';
import { OperatorError } from '../domain/operatorError';
import { parseBody } from '../http/body';
import type { ShopEnv } from '../http/context';
import { mailContext } from '../http/mailContext';
import { sameText } from '../security/signatures';

const OperatorBody = v.object({ args: v.array(v.string()) });

/** Operator commands for a running shop: only one process can open its database. */
export const operatorRoutes = new Hono<ShopEnv>().post('/', async (call) => {
  const { database, operatorSecret } = call.get('shop');
  if (operatorSecret === undefined || !sameText(call.req.header('x-operator-secret') ?? '', operatorSecret)) {
    return call.notFound();
  }
  const { args } = await parseBody(call, OperatorBody);
  try {
    const source = { ...mailContext(call), how: 'running shop' } as const;
    return call.json({ status: 1, lines: await runOperator(database, args, source) });
  } catch (error) {
    if (error instanceof OperatorError) return call.json({ status: 0, lines: error.message.split('\n') });
    throw error;
  }
});
