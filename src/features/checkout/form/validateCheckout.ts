import type { FieldName } from '../../../contract/checkoutFields';
import { readDownPayment } from '../../../domain/downPayment';
import type { Minor } from '../../../lib/money';
import type { FormProblem, FormValues } from '../../../ui/useForm';
import { validateAddress } from '../../addresses/validateAddress';

export type Values = FormValues<FieldName>;

const NOT_ALL_READ =
  'Some items in your cart could not be loaded. Press Retry above or remove them from your cart, then order.';

const NO_STORE: FormProblem<FieldName> = { text: 'Choose a store', fields: { pickupStore: 'Choose a store' } };

/** Facts that the validation needs besides the field values. */
interface Order {
  isDelivered: boolean;
  /** A store has to be chosen, and none is. */
  lacksStore: boolean;
  isInstalment: boolean;
  isUnread: boolean;
  /** Null when it is too high to calculate. */
  total: Minor | null;
}

/** Validates all fields at once, the address first, and then the order itself. */
export const validateCheckout = (values: Values, order: Order): FormProblem<FieldName> | null => {
  const { isDelivered, lacksStore, isInstalment, isUnread, total } = order;
  const address = isDelivered ? validateAddress(values) : lacksStore ? NO_STORE : null;
  const read = isInstalment && total !== null ? readDownPayment(values.downPayment, total) : null;
  const error = read && 'error' in read ? read.error : null;
  if (address) return { ...address, fields: { ...address.fields, ...(error !== null && { downPayment: error }) } };
  if (isUnread) return { text: NOT_ALL_READ };
  if (total === null) return { text: 'This total is too high for one order.' };
  return error === null ? null : { text: error, fields: { downPayment: error } };
};
