import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { dayOf } from '../src/lib/days';
import { catalogueChanges } from './cache/catalogueChanges';
import { catalogueReplies } from './cache/catalogueReplies';
import type { Database } from './db/database';
import { tidier } from './domain/tidier';
import { FEATURES } from './features';
import { compressReply } from './http/compress';
import type { Client, Clock, ShopContext, ShopEnv } from './http/context';
import { onError, onNotFound } from './http/errors';
import { logQuietly } from './http/log';
import { isLoopback, originOf } from './http/origin';
import { defaultLimits } from './limits';
import type { Limits, RateName } from './limits';
import { apiRoutes } from './routes/apiRoutes';
import { cspReportRoutes } from './routes/cspReportRoutes';
import { mediaRoutes } from './routes/mediaRoutes';
import { operatorRoutes } from './routes/operatorRoutes';
import { outboxPages } from './routes/outboxPages';
import { paymentPages } from './routes/paymentPages';
import { sitemapRoutes } from './routes/sitemapRoutes';
import { catalogueIndex } from './search/catalogueIndex';
import { wordFinder } from './search/foundWords';
import { passwordKeeper } from './security/passwordKeeper';
import { sharedLimit } from './security/sharedLimit';
import { tokenMaker } from './security/tokens';

export interface ShopServerOptions {
  database: Database;
  secret: string;
  apiKey?: string;
  now?: Clock;
  /** For demonstrations: the day that counts for repayments instead of today, `YYYY-MM-DD`. */
  demoToday?: string;
  /** The shop's public address. Without it only loopback hosts are trusted. */
  publicOrigin?: string;
  /** Other origins whose pages may call the API; none by default. */
  allowedOrigins?: readonly string[];
  /** scrypt's N, a power of two. */
  passwordCost?: number;
  tokenLifetimeSeconds?: number;
  requireVerification?: boolean;
  /**
   * Whether /outbox shows unsent mails: true for every caller, false for none, unset for direct callers on this
   * machine.
   */
  outbox?: boolean;
  /** How many of the retailer's own proxies are in front and write X-Forwarded-For. */
  trustedProxies?: number;
  limits?: Partial<Limits>;
  /** The optional calls that the shop announces; by default all. */
  features?: readonly string[];
  /** The folder of the operator's own pictures. */
  mediaDir?: string | undefined;
  /** The secret that opens /operator; without it the route does not exist. */
  operatorSecret?: string;
  log?: ShopContext['log'];
}

export interface ShopServer {
  fetch(request: Request, client?: Client): Promise<Response>;
  /** Releases expired holds; a running shop calls it every minute. */
  tidy(): Promise<void>;
}

/** The API key of a build without settings. */
export const defaultApiKey = 'demo-key';
const thirtyDays = 30 * 24 * 60 * 60;

const shopContext = (options: ShopServerOptions): ShopContext => {
  const { database, publicOrigin } = options;
  const now = options.now ?? Date.now;
  const changes = catalogueChanges(database, now);
  const limits = { ...defaultLimits, ...options.limits };
  const counted = (kind: RateName) => sharedLimit({ ...limits[kind], kind, secret: options.secret, now });
  return {
    database,
    catalogue: catalogueReplies(database, changes),
    lists: { database, findWord: wordFinder(database), findIndex: catalogueIndex(database, changes) },
    now,
    today: () => options.demoToday ?? dayOf(new Date(now())),
    secret: options.secret,
    apiKey: options.apiKey ?? defaultApiKey,
    tokens: tokenMaker(options.secret, options.tokenLifetimeSeconds ?? thirtyDays, now),
    passwords: passwordKeeper(options.passwordCost ?? 16_384),
    requireVerification: options.requireVerification ?? false,
    // Customers' mails are never shown when the shop has a public address, however the connection looks.
    outbox: options.outbox ?? (publicOrigin === undefined || isLoopback(publicOrigin) ? undefined : false),
    trustedProxies: options.trustedProxies ?? 0,
    limits,
    features: options.features ?? FEATURES,
    operatorSecret: options.operatorSecret,
    loginFailures: counted('failedLogins'),
    addressFailures: counted('failedLoginsPerAddress'),
    signUps: counted('signUpsPerAddress'),
    mailRequests: counted('mailsPerAccount'),
    stockAlerts: counted('stockAlertsPerAddress'),
    messages: counted('messagesPerSender'),
    reviews: counted('reviewsPerAccount'),
    tracking: counted('trackingPerAddress'),
    tidy: tidier(database, now),
    originOf: originOf(publicOrigin),
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
        allowHeaders: ['Accept', 'Authorization', 'Content-Type', 'Idempotency-Key', 'X-Api-Key'],
        exposeHeaders: ['Date', 'Retry-After'],
        maxAge: 600,
      }),
    )
    .use(compressReply)
    .use(
      bodyLimit({
        maxSize: 96 * 1024,
        onError: (call) => call.json({ status: 0, message: 'That is too large to send at once.' }, 413),
      }),
    )
    .route('/api/v1', apiRoutes)
    .route('/media', mediaRoutes(options.mediaDir))
    .route('/pay', paymentPages)
    .route('/operator', operatorRoutes)
    .route('/csp-reports', cspReportRoutes(shop.now))
    .route('/', sitemapRoutes)
    .route('/', outboxPages);
  app.onError(onError);
  app.notFound(onNotFound);
  return { fetch: async (request, client = {}) => app.fetch(request, client), tidy: shop.tidy };
};
