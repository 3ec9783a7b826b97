import { accountKey } from '../../lib/accountKey';
import type { RootState } from '../../store/types';
import { PENDING_KEPT, type PendingPayment } from './pendingPayment';

const NOBODY = accountKey(null);

/**
 * The open payment of the shopper who is signed in; another one's on the same phone is nobody's business. Where it is
 * not known who is here (the account's entry is lost, or just being written by another tab), it counts as theirs:
 * asking once too often costs nothing, and ordering once too often does.
 */
export const currentUserPendingPayment = (state: RootState, now: number): PendingPayment | null => {
  const { pending } = state.payment;
  if (pending === null || now - pending.started >= PENDING_KEPT) return null;
  const here = accountKey(state.session.account);
  return here === NOBODY || pending.account === NOBODY || pending.account === here ? pending : null;
};
