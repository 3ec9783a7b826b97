import { SAID, WORDED } from '../kinds';
import { type RuleOf, rules } from '../scene';
import { GENERAL, MISSING, RETRY, UNANSWERED, UNREACHED } from './words';

const IN_WORDS = WORDED.filter((name) => !MISSING.includes(name as never));
const NOTHING_HERE = /not found|does not exist|No products available/i;

/** A failed read shows an error and a retry in place of its result; a missing thing is reported as missing. */
export const catalogueRules: Record<string, RuleOf> = {
  'GET /business/get_details': rules({
    told: ['Website is currently unavailable'],
    at: /^\/page-unavailable$/,
    // The page of a closed shop polls whether the shop has opened.
    sent: 6,
    again: { button: 'Reload Page' },
  }),
  'GET /storefront/products/search': rules(
    { told: [GENERAL], never: NOTHING_HERE, again: RETRY },
    [WORDED, { told: [SAID] }],
    [UNANSWERED, { told: [UNREACHED] }],
  ),
  'GET /storefront/products/{slug}/{code}': rules(
    { told: ['The product could not be loaded', GENERAL], never: NOTHING_HERE, again: RETRY },
    [IN_WORDS, { told: ['The product could not be loaded', SAID] }],
    [UNANSWERED, { told: ['The product could not be loaded', UNREACHED] }],
    [MISSING, { told: ['Product is not found'], never: /could not be loaded/, again: null }],
  ),
  'GET /storefront/filter_sections/products/{slug}': rules(
    { told: [GENERAL], never: NOTHING_HERE, again: RETRY },
    [IN_WORDS, { told: [SAID] }],
    [UNANSWERED, { told: [UNREACHED] }],
    [MISSING, { told: ['This collection does not exist'], never: /went wrong/, again: null }],
  ),
  // A title that fails to load is harmless: the page falls back to the words of the address.
  'GET /storefront/filter_sections/{slug}': rules({
    told: [/Best sellers/i, /GHS [\d,]+\.\d\d/],
    never: /went wrong/,
    again: null,
  }),
  'GET /storefront/main_product_categories': rules({
    told: ['The categories didn’t load. Retry'],
    again: { button: 'The categories didn’t load. Retry' },
  }),
  'GET /storefront/product_categories': rules(
    { told: [GENERAL], again: { button: 'Load the categories again' } },
    [WORDED, { told: [SAID] }],
    [UNANSWERED, { told: [UNREACHED] }],
  ),
  'GET /storefront/category_products/{slug}': rules(
    { told: [GENERAL], again: RETRY },
    [IN_WORDS, { told: [SAID] }],
    [UNANSWERED, { told: [UNREACHED], never: NOTHING_HERE }],
    [MISSING, { told: ['This category does not exist'], never: /went wrong/, again: null }],
  ),
  'GET /storefront/get-sliders': rules(
    { told: [GENERAL], again: { button: 'Load the highlights again' } },
    [WORDED, { told: [SAID] }],
    [UNANSWERED, { told: [UNREACHED] }],
  ),
};
