import { isRecord } from '../lib/json';
import { asRecord, type User, userSchema } from './customer';
import { reply } from './envelope';
import { readMessage } from './message';
import { readWith } from './readers';

/** The account as the server has it now. */
export interface FreshAccount {
  user: User;
  /** Why the customer is not approved for instalments, in words for them. */
  eligibleReason: string | null;
}

const readAccount = (raw: unknown): FreshAccount | undefined => {
  const user = readWith(userSchema)(raw);
  return user ? { user, eligibleReason: readMessage(asRecord(raw).eligible_reason) } : undefined;
};

export const accountReply = reply<FreshAccount | null>(readAccount, null);

/** The text of the file that the customer saves. */
export const exportReply = reply((raw) => (isRecord(raw) ? JSON.stringify(raw, null, 2) : undefined), '');
