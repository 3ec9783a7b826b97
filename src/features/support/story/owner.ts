import { accountKey } from '../../../lib/accountKey';
import type { RootState } from '../../../store/types';

/** The account key of a visitor. */
export const NOBODY = accountKey(null);

/** The signed-in account, and the recording's owner, who stays the same when a session expires. */
export interface Keeper {
  account: string;
  owner: string;
}

export const ownerOf = ({ session }: RootState, before: string = NOBODY): string =>
  session.account ? accountKey(session.account) : before;

/** A recording continues for its owner and for a visitor who signs in, but never for another account. */
export const mayGoOn = (owner: string, account: string): boolean =>
  owner === account || owner === NOBODY || account === NOBODY;

/**
 * On the next page: the same account must still be signed in. After a logout in another tab the recording is dropped.
 */
export const mayReturn = (kept: Keeper, account: string): boolean =>
  kept.account === NOBODY ? mayGoOn(kept.owner, account) : kept.account === account;
