import type { Order } from '../../contract/order';
import { isInstalment, paymentTypeLabel } from '../../domain/instalments';
import { paymentVerdict } from '../../domain/orderStatus';

type Fact = readonly [name: string, value: string];

/** How the order is paid. The method of a payment is known only once it is made. */
export const paymentFacts = ({ checkoutType, payment }: Pick<Order, 'checkoutType' | 'payment'>): Fact[] => {
  const { paymentMethod: method = '', status = '' } = payment ?? {};
  const isPaid = paymentVerdict('', status) === 'paid';
  if (isPaid && !isInstalment(checkoutType)) {
    return [['Payment', method === '' ? 'Paid in full' : `Paid in full · ${method}`]];
  }
  return [
    ['Payment type', paymentTypeLabel(checkoutType) || '-'],
    ...(isPaid && method !== '' ? [['Payment method', method] as const] : []),
    ['Payment status', status || 'Pending'],
  ];
};
