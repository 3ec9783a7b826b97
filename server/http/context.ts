import type { Context } from 'hono';
import type { CatalogueReplies } from '../cache/catalogueReplies';
import type { Database } from '../db/database';
import type { Limits } from '../limits';
import type { PasswordKeeper } from '../security/passwordKeeper';
import type { SharedLimit } from '../security/sharedLimit';
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
  passwords: PasswordKeeper;
  requireVerification: boolean;
  /** Undefined: for callers on this machine only. */
  outbox: boolean | undefined;
  /** How many proxies in front of the shop are the retailer's own. */
  trustedProxies: number;
  limits: Limits;
  operatorSecret: string | undefined;
  randomBytes: (size: number) => Uint8Array;
  loginFailures: SharedLimit;
  addressFailures: SharedLimit;
  signUps: SharedLimit;
  mailRequests: SharedLimit;
  /** Lets go of what is held for too long. */
  tidy: () => Promise<void>;
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

/** What the connection tells about the caller. */
export interface Client {
  address?: string;
  /** Certainly sent on by something in between. */
  relayed?: boolean;
}

export interface ShopEnv {
  Bindings: Client;
  Variables: {
    shop: ShopContext;
    user: SessionUser;
    /** The token was good until a password was changed. */
    isFormer?: boolean;
  };
}

export type Call = Context<ShopEnv>;
