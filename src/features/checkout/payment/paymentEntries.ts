import { storedCheckoutId } from '../../../contract/stored';
import { recordKind, textKind } from '../../../lib/entries/kinds';
import { storedEntry, type StoredEntry } from '../../../store/storedEntry';
import { lastPaymentChangedElsewhere, paymentChangedElsewhere, pendingChangedElsewhere } from './paymentSlice';
import { type LastPayment, type PendingPayment, storedLastPayment, storedPendingPayment } from './pendingPayment';

export const paymentEntries: readonly StoredEntry[] = [
  storedEntry<string | null>({
    key: 'checkout_id',
    slice: 'payment',
    field: 'checkoutId',
    changed: paymentChangedElsewhere,
    ...textKind(storedCheckoutId),
  }),
  storedEntry<PendingPayment | null>({
    key: 'pendingPayment',
    slice: 'payment',
    field: 'pending',
    changed: pendingChangedElsewhere,
    ...recordKind(storedPendingPayment),
  }),
  storedEntry<LastPayment | null>({
    key: 'lastPayment',
    slice: 'payment',
    field: 'lastPayment',
    changed: lastPaymentChangedElsewhere,
    ...recordKind(storedLastPayment),
  }),
];
