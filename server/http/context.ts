import type { Context } from 'hono';
import type { CatalogueReplies } from '../cache/catalogueReplies';
import type { Database } from '../db/database';
import type { Limits } from '../limits';
import type { FindIndex } from '../search/catalogueIndex';
import type { SearchTools } from '../search/rankedSearch';
import type { PasswordKeeper } from '../security/passwordKeeper';
import type { SharedLimit } from '../security/sharedLimit';
import type { TokenMaker } from '../security/tokens';

export type Clock = () => number;

/** Shared by all calls; created once per server. */
export interface ShopContext {
  database: Database;
  /** Cached public replies. */
  catalogue: CatalogueReplies;
  /** What the product lists are made from. */
  lists: SearchTools & { findIndex: FindIndex };
  now: Clock;
  /** The day from which due dates count, `YYYY-MM-DD`. */
  today: () => string;
  secret: string;
  apiKey: string;
  tokens: TokenMaker;
  passwords: PasswordKeeper;
  requireVerification: boolean;
  /** Undefined: for callers on this machine only. */
  outbox: boolean | undefined;
  /** How many of the proxies in front of the shop are the retailer's own. */
  trustedProxies: number;
  limits: Limits;
  /** The optional calls that the shop announces. */
  features: readonly string[];
  operatorSecret: string | undefined;
  loginFailures: SharedLimit;
  addressFailures: SharedLimit;
  signUps: SharedLimit;
  mailRequests: SharedLimit;
  stockAlerts: SharedLimit;
  messages: SharedLimit;
  reviews: SharedLimit;
  tracking: SharedLimit;
  /** Releases expired holds. */
  tidy: () => Promise<void>;
  /** The base address for links in mails and returns from the payment page. */
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
  eligible_reason: string | null;
  password_hash: string;
  session_version: number;
  verified_at: string | null;
}

/** Facts about the caller from the connection. */
export interface Client {
  address?: string;
  /** Whether the call certainly came through a proxy. */
  relayed?: boolean;
}

export interface ShopEnv {
  Bindings: Client;
  Variables: {
    shop: ShopContext;
    user: SessionUser;
    /** The token was valid until the last password change. */
    isFormer?: boolean;
  };
}

export type ShopCall = Context<ShopEnv>;
