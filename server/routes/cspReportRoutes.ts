import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { storeViolations, readReport } from '../domain/cspReports';
import type { Clock, ShopEnv } from '../http/context';
import { rateLimiter } from '../security/rateLimit';

const LARGEST = 16 * 1024;
const minute = 60_000;
const everybody = '';

/** Receives the browsers' CSP reports. Anyone can write here, so the size is limited and little is stored. */
export const cspReportRoutes = (now: Clock) => {
  const byAddress = rateLimiter({ max: 20, windowMs: minute }, now);
  const inAll = rateLimiter({ max: 200, windowMs: minute }, now);
  return (
    new Hono<ShopEnv>()
      // A shop whose API has another origin reports cross-origin; the response holds nothing to read.
      .use(cors({ origin: '*', allowMethods: ['POST'], allowHeaders: ['Content-Type'], maxAge: 600 }))
      .use(bodyLimit({ maxSize: LARGEST, onError: (call) => call.body(null, 413) }))
      .post('/', async (call) => {
        const { address = everybody } = call.env;
        if (byAddress.isFull(address) || inAll.isFull(everybody)) return call.body(null, 429);
        byAddress.record(address);
        inAll.record(everybody);
        const violations = readReport(await call.req.json<unknown>().catch(() => undefined));
        if (violations === undefined) return call.body(null, 400);
        await storeViolations(call.get('shop').database, violations, now());
        return call.body(null, 204);
      })
  );
};
