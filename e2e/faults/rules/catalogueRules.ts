import { SERVER_MESSAGE, WORDED } from '../kinds';
import { type RuleOf, rules } from '../scene';
import { GENERAL, MISSING, RETRY, UNANSWERED, UNREACHED } from './words';

const IN_WORDS = WORDED.filter((name) => !MISSING.includes(name as never));
const NOTHING_HERE = /not found|does not exist|No products available/i;

/** A failed read shows an error and a retry in place of its result; a missing thing is reported as missing. */
export const catalogueRules: Record<string, RuleOf> = {
  'GET /business/get_details': rules({
    shows: ['Website is currently unavailable'],
    at: /^\/page-unavailable$/,
    // The page of a closed shop checks repeatedly whether the shop has opened.
    sent: 6,
    again: { button: 'Reload Page' },
  }),
  'GET /storefront/products/search': rules(
    { shows: [GENERAL], never: NOTHING_HERE, again: RETRY },
    [WORDED, { shows: [SERVER_MESSAGE] }],
    [UNANSWERED, { shows: [UNREACHED] }],
  ),
  'GET /storefront/products/{slug}/{code}': rules(
    { shows: ['The product could not be loaded', GENERAL], never: NOTHING_HERE, again: RETRY },
    [IN_WORDS, { shows: ['The product could not be loaded', SERVER_MESSAGE] }],
    [UNANSWERED, { shows: ['The product could not be loaded', UNREACHED] }],
    [MISSING, { shows: ['Product is not found'], never: /could not be loaded/, again: null }],
  ),
  'GET /storefront/filter_sections/products/{slug}': rules(
    { shows: [GENERAL], never: NOTHING_HERE, again: RETRY },
    [IN_WORDS, { shows: [SERVER_MESSAGE] }],
    [UNANSWERED, { shows: [UNREACHED] }],
    [MISSING, { shows: ['This collection does not exist'], never: /went wrong/, again: null }],
  ),
  // A title that fails to load is harmless: the page falls back to the words of the address.
  'GET /storefront/filter_sections/{slug}': rules({
    shows: [/Best sellers/i, /GHS [\d,]+\.\d\d/],
    never: /went wrong/,
    again: null,
  }),
  'GET /storefront/main_product_categories': rules({
    shows: ['The categories didn’t load. Retry'],
    again: { button: 'The categories didn’t load. Retry' },
  }),
  'GET /storefront/product_categories': rules(
    { shows: [GENERAL], again: { button: 'Load the categories again' } },
    [WORDED, { shows: [SERVER_MESSAGE] }],
    [UNANSWERED, { shows: [UNREACHED] }],
  ),
  'GET /storefront/category_products/{slug}': rules(
    { shows: [GENERAL], again: RETRY },
    [IN_WORDS, { shows: [SERVER_MESSAGE] }],
    [UNANSWERED, { shows: [UNREACHED], never: NOTHING_HERE }],
    [MISSING, { shows: ['This category does not exist'], never: /went wrong/, again: null }],
  ),
  'GET /storefront/get-sliders': rules(
    { shows: [GENERAL], again: { button: 'Load the highlights again' } },
    [WORDED, { shows: [SERVER_MESSAGE] }],
    [UNANSWERED, { shows: [UNREACHED] }],
  ),
};
