import type { DeliveryWay } from '../../config/brand/promises';
import { formatPrice, toMinor } from '../../lib/money';

const SAMPLE = {
  rows: [
    ['Next-day in store', 'Order before 6pm', 'Free'],
    ['Next-day delivery', 'Next day', '4 USD'],
    ['Drop Point', '2–3 days', '8 USD'],
    ['Same-day London', 'Order before 13:00', '9 USD'],
  ],
  note: 'These options and fees are samples, not this shop’s. Checkout shows what you pay.',
};

/** The retailer's ways of delivery with their fees, or a sample for a retailer who names none. */
export const deliveryTable = (
  ways: readonly DeliveryWay[],
  currency: string,
): { rows: readonly (readonly string[])[]; note: string } =>
  ways.length === 0
    ? SAMPLE
    : {
        rows: ways.map(({ option, when, fee }) => [
          option,
          when,
          fee === 0 ? 'Free' : formatPrice(toMinor(fee), currency),
        ]),
        note: 'You choose between pickup and delivery at checkout.',
      };
