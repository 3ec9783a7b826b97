import { accountKey } from '../../../lib/accountKey';
import type { RootState } from '../../../store/types';

/** The account key of a visitor. */
export const VISITOR = accountKey(null);

/** The signed-in account, and the recording's owner, who stays the same when a session expires. */
export interface StoryOwner {
  account: string;
  owner: string;
}

export const ownerOf = ({ session }: RootState, before: string = VISITOR): string =>
  session.account ? accountKey(session.account) : before;

/** A recording continues for its owner and for a visitor who signs in, but never for another account. */
export const mayContinue = (owner: string, account: string): boolean =>
  owner === account || owner === VISITOR || account === VISITOR;

/**
 * On the next page: the same account must still be signed in. After a logout in another tab the recording is dropped.
 */
export const mayRestore = (stored: StoryOwner, account: string): boolean =>
  stored.account === VISITOR ? mayContinue(stored.owner, account) : stored.account === account;
