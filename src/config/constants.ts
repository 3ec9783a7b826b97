/** Limits and delays of the shop, in one place. Amounts are minor units, times milliseconds. */
/** The element that the skip link leads to. */
export const MAIN_ID = 'main';
export const DEFAULT_CURRENCY = 'GHS';
export const LOGO_HEIGHT = 55;
export const SCROLL_TOP_AFTER = 250;
export const TOAST_CLOSES_AFTER = 4000;
export const MAX_TOASTS = 3;
export const SLIDE_DELAY = 5000;
export const CAROUSEL_LIMIT = 10;
export const CAROUSEL_LOOPS_ABOVE = 12;
export const RECENT_PRODUCTS = 8;
export const CAROUSEL_CATEGORIES = 8;
export const CATEGORY_LIMIT = 20;
export const COLLECTION_LIMIT = 10;
export const SEARCH_LIMIT = 20;
export const DEFAULT_SORT = 0;
export const SEARCH_SORT = 6;
export const DEFAULT_DURATION = 3;
export const RESET_REDIRECT_DELAY = 1500;
export const SAMPLE_REVIEW_COUNT = 3;
/** @public Never charged, because the shop offers local pickup only. */
export const FLAT_RATE_SHIPPING = 4900;

export const READ_TIMEOUT = 15_000;
export const CHECKOUT_TIMEOUT = 30_000;
export const BUSINESS_TIMEOUT_MS = 10_000;
/** The maximum number of store steps in a problem report. */
export const MOST_STEPS = 200;
/** Delay after the first screen before parts that open only by a tap are fetched. */
export const READY_DELAY_MS = 1500;
