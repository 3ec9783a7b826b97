/** What the retailer promises of every order: samples, as the terms that name them are. */
export const RETURN_DAYS = 14;
/** Orders before this time can be picked up the next day. */
export const NEXT_DAY_BEFORE = '6pm';
