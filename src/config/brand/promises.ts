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

/** `ships` is what search engines read: the country (ISO 3166) and the days in transit. Goods picked up do not ship. */
export const DELIVERY_WAYS = [
  { option: 'Next-day in store', when: `Order before ${NEXT_DAY_BEFORE}`, fee: 'Free', ships: null },
  { option: 'Next-day delivery', when: 'Next day', fee: '4 USD', ships: { country: 'GH', from: 1, to: 1 } },
  { option: 'Drop Point', when: '2–3 days', fee: '8 USD', ships: { country: 'GH', from: 2, to: 3 } },
  { option: 'Same-day London', when: 'Order before 13:00', fee: '9 USD', ships: { country: 'GB', from: 0, to: 0 } },
] as const;
