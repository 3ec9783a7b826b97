/** Sample promises of a retailer for every order; the terms refer to them. */
export const RETURN_DAYS = 14;
/** Orders before this time can be picked up the next day. */
export const NEXT_DAY_BEFORE = '6pm';
