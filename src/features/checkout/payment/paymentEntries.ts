import { storedCheckoutId } from '../../../contract/stored';
import { recordKind, textKind } from '../../../lib/entries/kinds';
import { kept, type KeptEntry } from '../../../store/keptEntry';
import { lastPaymentChangedElsewhere, paymentChangedElsewhere, pendingChangedElsewhere } from './paymentSlice';
import { type LastPayment, type PendingPayment, storedLastPayment, storedPendingPayment } from './pendingPayment';

export const paymentEntries: readonly KeptEntry[] = [
  kept<string | null>({
    key: 'checkout_id',
    slice: 'payment',
    field: 'checkoutId',
    changed: paymentChangedElsewhere,
    ...textKind(storedCheckoutId),
  }),
  kept<PendingPayment | null>({
    key: 'pendingPayment',
    slice: 'payment',
    field: 'pending',
    changed: pendingChangedElsewhere,
    ...recordKind(storedPendingPayment),
  }),
  kept<LastPayment | null>({
    key: 'lastPayment',
    slice: 'payment',
    field: 'lastPayment',
    changed: lastPaymentChangedElsewhere,
    ...recordKind(storedLastPayment),
  }),
];
