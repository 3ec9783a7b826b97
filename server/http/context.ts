import type { Context } from 'hono';
import type { CatalogueReplies } from '../cache/catalogueReplies';
import type { Database } from '../db/database';
import type { RateLimiter } from '../security/rateLimit';
import type { TokenMaker } from '../security/tokens';

export type Clock = () => number;

/** What every call may use; made once per server. */
export interface ShopContext {
  database: Database;
  /** Public replies, ready to be sent. */
  catalogue: CatalogueReplies;
  now: Clock;
  secret: string;
  apiKey: string;
  tokens: TokenMaker;
  passwordCost: number;
  requireVerification: boolean;
  outbox: boolean;
  operatorSecret: string | undefined;
  randomBytes: (size: number) => Uint8Array;
  loginFailures: RateLimiter;
  mailRequests: RateLimiter;
  /** Where links in mails and returns from the payment page lead. */
  originOf: (request: Request) => string;
  log: (event: string, error: unknown) => void;
}

export interface SessionUser {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  phone: string;
  eligible: string;
  password_hash: string;
  session_version: number;
  verified_at: string | null;
}

export interface ShopEnv {
  Bindings: { address?: string };
  Variables: { shop: ShopContext; user: SessionUser };
}

export type Call = Context<ShopEnv>;
