import type { AddressField } from '../../contract/checkoutFields';
import type { User } from '../../contract/customer';

/** What a new address takes from the account. */
export const ownContact = (account: User | null): Partial<Record<AddressField, string>> =>
  account ? { fullName: [account.first_name, account.last_name].filter(Boolean).join(' '), phone: account.phone } : {};
