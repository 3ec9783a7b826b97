import { ACTED, SERVER_MESSAGE, WORDED } from '../kinds';
import { type RuleOf, rules } from '../scene';
import { EXPIRED, GENERAL, MISSING, RETRY, SIGNED_OUT, UNANSWERED, UNREACHED } from './words';

const EMPTY = 'You do not have any items in your cart.';

/** A failed call neither loses the lines of the bag nor reports them as sold out. */
export const cartRules: Record<string, RuleOf> = {
  'GET /storefront/product-variant/{id}': rules(
    { shows: [/could not be loaded/i], never: /Unnamed product|No longer available|GHS 0\.00/i, again: RETRY, sent: 6 },
    [MISSING, { shows: ['No longer available'], never: /could not be loaded/i, again: null }],
    // Two parts may request it, at once or in turn: the cart after it has loaded, and the page that checks prices.
    [['401'], { ...SIGNED_OUT, sent: 2 }],
  ),
  'GET /storefront/my-cart': rules(
    { shows: [GENERAL], never: /do not have any items/, again: RETRY, sent: 6 },
    [WORDED, { shows: [SERVER_MESSAGE] }],
    [UNANSWERED, { shows: [UNREACHED] }],
    [['401'], SIGNED_OUT],
  ),
  'POST /storefront/add-saved-cart': rules(
    {
      shows: [/We couldn’t add your items to your account yet/],
      isSignedIn: true,
      keepsForm: false,
      kept: ['cartList'],
      again: 'reload',
    },
    // The account already holds them: nothing is sent, and the message says so.
    [ACTED, { works: { shows: [/(added to|already in) your cart/] } }],
    [['401'], { ...SIGNED_OUT, kept: ['cartList'] }],
  ),
  'POST /storefront/add-to-cart': rules(
    { shows: [GENERAL], never: /Added to cart/, again: 'press' },
    // The line in the bag shows that the call has succeeded.
    [ACTED, { shows: ['Added to cart'], never: /went wrong/, again: null }],
    [WORDED, { shows: [SERVER_MESSAGE] }],
    // The line is added to the visitor's bag, and merged into the account's after the next sign-in.
    [['401'], { ...SIGNED_OUT, shows: [EXPIRED, 'Added to cart'], kept: ['cartList'] }],
  ),
  // The line stays removed, and the next visit reports the removal to the server.
  'DELETE /storefront/my-cart/{id}': rules({ shows: [EMPTY], never: /went wrong/, again: 'reload' }, [
    ['401'],
    SIGNED_OUT,
  ]),
};
