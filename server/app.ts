import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import type { Database } from './db/database';
import { compressReply } from './http/compress';
import type { Clock, ShopContext, ShopEnv } from './http/context';
import { onError, onMissing } from './http/failures';
import { logQuietly } from './http/log';
import { originOf } from './http/origin';
import { apiRoutes } from './routes/apiRoutes';
import { cspReportRoutes } from './routes/cspReportRoutes';
import { mediaRoutes } from './routes/mediaRoutes';
import { operatorRoutes } from './routes/operatorRoutes';
import { outboxPages } from './routes/outboxPages';
import { paymentPages } from './routes/paymentPages';
import { rateLimiter } from './security/rateLimit';
import { tokenMaker } from './security/tokens';

export interface ShopServerOptions {
  database: Database;
  secret: string;
  apiKey?: string;
  now?: Clock;
  /** The shop's address as customers see it. Without it only loopback hosts are believed. */
  publicOrigin?: string;
  randomBytes?: (size: number) => Uint8Array;
  /** Other origins whose pages may call the API; none by default. */
  allowedOrigins?: readonly string[];
  /** scrypt's N, a power of two. */
  passwordCost?: number;
  tokenLifetimeSeconds?: number;
  requireVerification?: boolean;
  /** Show what would be mailed at /outbox: for demos and tests, never where strangers can look. */
  outbox?: boolean;
  /** Opens /operator to whoever knows it; without it there is no such address. */
  operatorSecret?: string;
  log?: ShopContext['log'];
}

export interface ShopServer {
  fetch(request: Request, client?: { address?: string }): Promise<Response>;
}

const quarterHour = 15 * 60 * 1000;
const thirtyDays = 30 * 24 * 60 * 60;

const shopContext = (options: ShopServerOptions): ShopContext => {
  const now = options.now ?? Date.now;
  return {
    database: options.database,
    now,
    secret: options.secret,
    apiKey: options.apiKey ?? 'demo-key',
    tokens: tokenMaker(options.secret, options.tokenLifetimeSeconds ?? thirtyDays, now),
    passwordCost: options.passwordCost ?? 16_384,
    requireVerification: options.requireVerification ?? false,
    outbox: options.outbox ?? true,
    operatorSecret: options.operatorSecret,
    randomBytes: options.randomBytes ?? randomBytes,
    loginFailures: rateLimiter({ max: 10, windowMs: quarterHour }, now),
    mailRequests: rateLimiter({ max: 5, windowMs: quarterHour }, now),
    originOf: originOf(options.publicOrigin),
    log: options.log ?? logQuietly,
  };
};

export const createShopServer = (options: ShopServerOptions): ShopServer => {
  const shop = shopContext(options);
  const app = new Hono<ShopEnv>()
    .use(async (call, next) => {
      call.set('shop', shop);
      await next();
      call.res.headers.set('Date', new Date(shop.now()).toUTCString());
      call.res.headers.set('X-Content-Type-Options', 'nosniff');
    })
    .use(
      '/api/*',
      cors({
        origin: [...(options.allowedOrigins ?? [])],
        allowHeaders: ['Authorization', 'Content-Type', 'X-Api-Key'],
        maxAge: 600,
      }),
    )
    .use(compressReply)
    .use(
      bodyLimit({
        maxSize: 64 * 1024,
        onError: (call) => call.json({ status: 0, message: 'That is more than we can take at once.' }, 413),
      }),
    )
    .route('/api/v1', apiRoutes)
    .route('/media', mediaRoutes)
    .route('/pay', paymentPages)
    .route('/operator', operatorRoutes)
    .route('/csp-reports', cspReportRoutes(shop.now))
    .route('/', outboxPages);
  app.onError(onError);
  app.notFound(onMissing);
  return { fetch: async (request, client = {}) => app.fetch(request, client) };
};
