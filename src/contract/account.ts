import { isRecord } from '../lib/json';
import { asRecord, type User, userSchema } from './customer';
import { readOne, reply } from './envelope';
import { readMessage } from './message';

/** The account as the server has it now. */
export interface FreshAccount {
  user: User;
  /** Why the customer is not approved for instalments, in words for them. */
  eligibleReason: string | null;
}

const readAccount = (raw: unknown): FreshAccount | null | undefined => {
  const user = readOne(userSchema)(raw);
  return user && { user, eligibleReason: readMessage(asRecord(raw).eligible_reason) };
};

export const accountReply = reply<FreshAccount | null>(readAccount, null);

/** The text of the file that the customer saves. */
export const exportReply = reply((raw) => (isRecord(raw) ? JSON.stringify(raw, null, 2) : undefined), '');
