import { accountKey } from '../../../lib/accountKey';
import type { RootState } from '../../../store/types';

/** The mark of a visitor. */
export const NOBODY = accountKey(null);

/** Whose story it is: who is signed in, and who was when a session ended by itself. */
export interface Keeper {
  account: string;
  owner: string;
}

export const ownerOf = ({ session }: RootState, before: string = NOBODY): string =>
  session.account ? accountKey(session.account) : before;

/** A story goes on for whoever has begun it, and for a visitor who signs in; nobody goes on with somebody else's. */
export const mayGoOn = (owner: string, account: string): boolean =>
  owner === account || owner === NOBODY || account === NOBODY;

/** On the next page: who was signed in has to be so still. Whoever signed out elsewhere has left nothing here either. */
export const mayReturn = (kept: Keeper, account: string): boolean =>
  kept.account === NOBODY ? mayGoOn(kept.owner, account) : kept.account === account;
