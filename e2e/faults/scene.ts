import type { Page } from '@playwright/test';
import type { Session } from '../support/customers';
import type { KindName } from './kinds';
import type { World } from './world';

/** A piece of what a shopper is told. */
export type Words = string | RegExp;

/** What a cell has to start with. */
export interface Arranged {
  address?: string;
  /** Entries of the browser's storage. */
  entries?: Record<string, string>;
  /** What is typed before the press, by label; it stands there still after the fault. */
  fill?: Record<string, string>;
  /** Replies that stand in for the server's, by call. */
  served?: Record<string, unknown>;
}

/** What shows that a call has gone well. */
export interface Works {
  told?: readonly Words[];
  at?: RegExp;
}

/** How a shopper comes to make a call. */
export interface Scene extends Arranged {
  /** As the table of all calls names it. */
  call: string;
  who: 'visitor' | 'customer';
  arrange?: (world: World, session: Session) => Promise<Arranged>;
  /** Where the call is not made by opening the address. */
  press?: (page: Page) => Promise<void>;
  /** Opens what shows how the call has ended. */
  unfold?: (page: Page) => Promise<void>;
  /** What is well-formed, but no reply to this call; by default a list. */
  otherShape?: unknown;
  works: Works;
  /** What the server must hold after the fault; a sentence where it does not. */
  held?: (world: World, session: Session, kind: KindName) => Promise<string | null>;
  /** The same after it was tried again. */
  heldInTheEnd?: Scene['held'];
}

/** What a shopper must see and keep when a call of a scene meets a fault. */
export interface Rule {
  /** Each of them was said aloud, or stands on the page. */
  told: readonly Words[];
  /** Stands nowhere. */
  never?: RegExp;
  /** Address with its query. */
  at?: RegExp;
  /** A visitor is signed in nowhere and a customer everywhere, but for what is said here. */
  isSignedIn?: boolean;
  /** How often the call went out, at most, before anything was pressed; a call that changes something goes out once. */
  sent?: number;
  /** Entries of the storage that are there still. */
  kept?: readonly string[];
  /** Entries of the storage that are gone. */
  dropped?: readonly string[];
  /** A form holds what was typed into it; false where another page has followed. */
  keepsForm?: boolean;
  /** The name of a button, or what else a shopper does to try again; null where there is nothing to try. */
  again: { button: string | RegExp } | 'press' | 'reload' | null;
  /** What trying again leads to, where it is not what it leads to otherwise. */
  works?: Works;
}

export type RuleOf = (kind: KindName) => Rule;

/** A rule for all kinds, and what is different for some; of two that speak of a kind the last one counts. */
export const rules =
  (base: Rule, ...others: [readonly KindName[], Partial<Rule>][]): RuleOf =>
  (kind) =>
    others.reduce((rule, [kinds, given]) => (kinds.includes(kind) ? { ...rule, ...given } : rule), base);
