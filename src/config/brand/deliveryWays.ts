import { NEXT_DAY_BEFORE } from './promises';

/** `ships` is what search engines read: the country (ISO 3166) and the days in transit. Goods picked up do not ship. */
export const DELIVERY_WAYS = [
  { option: 'Next-day in store', when: `Order before ${NEXT_DAY_BEFORE}`, fee: 'Free', ships: null },
  { option: 'Next-day delivery', when: 'Next day', fee: '4 USD', ships: { country: 'GH', from: 1, to: 1 } },
  { option: 'Drop Point', when: '2–3 days', fee: '8 USD', ships: { country: 'GH', from: 2, to: 3 } },
  { option: 'Same-day London', when: 'Order before 13:00', fee: '9 USD', ships: { country: 'GB', from: 0, to: 0 } },
] as const;
