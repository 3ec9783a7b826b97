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
