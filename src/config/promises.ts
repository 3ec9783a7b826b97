/** What the retailer promises of every order: samples, as the terms that name them are. */
export const RETURN_DAYS = 14;
/** Who orders earlier finds the goods in the store on the next day. */
export const NEXT_DAY_BEFORE = '6pm';
