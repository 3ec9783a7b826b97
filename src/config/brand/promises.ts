/** Sample promises of a retailer for every order; the terms refer to them. */
export const RETURN_DAYS = 14;
/** Orders before this time can be picked up the next day. */
export const NEXT_DAY_BEFORE = '6pm';
/** For search engines, in the words of schema.org: the condition of the goods, and how they are returned. */
export const GOODS_CONDITION = 'NewCondition';
export const RETURNS = {
  country: 'GH',
  method: 'ReturnInStore',
  fees: 'ReturnFeesCustomerResponsibility',
} as const;

/** A way to get an order. */
export interface DeliveryWay {
  option: string;
  when: string;
  /** In the shop's currency, 0 for free. Checkout says “Free shipping” and adds nothing, so a fee is yours to collect. */
  fee: number;
  /** For search engines: the country (ISO 3166) and the days in transit; null for goods that are picked up. */
  ships: { country: string; from: number; to: number } | null;
}

/** Without any, the delivery dialog shows a sample that it calls a sample, and search engines read nothing. */
export const DELIVERY_WAYS: readonly DeliveryWay[] = [
  {
    option: 'Next-day in store',
    when: `Order before ${NEXT_DAY_BEFORE}; today if the store has it`,
    fee: 0,
    ships: null,
  },
  { option: 'Delivery to your address', when: '2–4 days', fee: 0, ships: { country: 'GH', from: 2, to: 4 } },
];
