import type { Page } from '@playwright/test';
import type { Session } from '../support/customers';
import type { KindName } from './kinds';
import type { World } from './world';

/** A text or pattern in a message to the shopper. */
export type Words = string | RegExp;

/** The state that a cell starts with. */
export interface Arranged {
  address?: string;
  /** Entries of the browser's storage. */
  entries?: Record<string, string>;
  /** Values typed before the press, by label; the fields must still hold them after the fault. */
  fill?: Record<string, string>;
  /** Replies that replace the server's, by call. */
  served?: Record<string, unknown>;
}

/** The signs that a call has succeeded. */
export interface Works {
  shows?: readonly Words[];
  at?: RegExp;
  /** Texts that the page no longer shows. */
  gone?: string;
}

/** The steps by which a shopper makes a call. */
export interface Scene extends Arranged {
  /** Its name in the table of all calls. */
  call: string;
  who: 'visitor' | 'customer';
  arrange?: (world: World, session: Session) => Promise<Arranged>;
  /** Makes the call, unless opening the address makes it. */
  press?: (page: Page) => Promise<void>;
  /** Opens the part of the page that shows the outcome of the call. */
  unfold?: (page: Page) => Promise<void>;
  /** A well-formed body of the wrong shape for this call; by default a list. */
  otherShape?: unknown;
  works: Works;
  /** Checks the server's data after the fault; returns an error message when it is wrong. */
  held?: (world: World, session: Session, kind: KindName) => Promise<string | null>;
  /** The same check after the retry. */
  heldInTheEnd?: Scene['held'];
}

/** What the page must show and keep when a call of a scene fails. */
export interface Rule {
  /** Texts that must be on the page or have been announced by a live region. */
  shows: readonly Words[];
  /** Text that must not appear. */
  never?: RegExp;
  /** Address with its query. */
  at?: RegExp;
  /** Overrides the default: customers are signed in, visitors are not. */
  isSignedIn?: boolean;
  /** The maximum number of automatic requests; a call that changes something is sent once. */
  sent?: number;
  /** Storage entries that must still exist. */
  kept?: readonly string[];
  /** Storage entries that must be removed. */
  dropped?: readonly string[];
  /** Whether the form must still contain the typed values; false where another page has opened. */
  keepsForm?: boolean;
  /** The name of the retry button, or another way to retry; null where nothing can be retried. */
  again: { button: string | RegExp } | 'press' | 'reload' | null;
  /** The outcome of a retry, where it differs from the scene's. */
  works?: Works;
}

export type RuleOf = (kind: KindName) => Rule;

/** A rule for all kinds, with overrides for some; the last override of a kind wins. */
export const rules =
  (base: Rule, ...others: [readonly KindName[], Partial<Rule>][]): RuleOf =>
  (kind) =>
    others.reduce((rule, [kinds, given]) => (kinds.includes(kind) ? { ...rule, ...given } : rule), base);
