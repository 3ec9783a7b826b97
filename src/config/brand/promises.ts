/** The retailer's promises for every order: samples, like the terms that name them. */
export const RETURN_DAYS = 14;
/** Orders before this time can be picked up the next day. */
export const NEXT_DAY_BEFORE = '6pm';
