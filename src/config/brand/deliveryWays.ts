import { NEXT_DAY_BEFORE } from './promises';

export const DELIVERY_WAYS = [
  { option: 'Next-day in store', when: `Order before ${NEXT_DAY_BEFORE}`, fee: 'Free' },
  { option: 'Next-day delivery', when: 'Next day', fee: '4 USD' },
  { option: 'Drop Point', when: '2–3 days', fee: '8 USD' },
  { option: 'Same-day London', when: 'Order before 13:00', fee: '9 USD' },
] as const;
