import { ACTED, SAID, WORDED } from '../kinds';
import { type RuleOf, rules } from '../scene';
import { EXPIRED, GENERAL, MISSING, RETRY, SIGNED_OUT } from './words';

const EMPTY = 'You do not have any items in your cart.';

/** What the bag holds is neither lost nor called sold out by a call that failed. */
export const cartRules: Record<string, RuleOf> = {
  'GET /storefront/product-variant/{id}': rules(
    { told: [/could not be loaded/i], never: /Unnamed product|No longer available|GHS 0\.00/i, again: RETRY, sent: 6 },
    [MISSING, { told: ['No longer available'], never: /could not be loaded/i, again: null }],
    // Two may ask for it, at once or one after the other: the cart that has come, and the page that looks at prices.
    [['401'], { ...SIGNED_OUT, sent: 2 }],
  ),
  'GET /storefront/my-cart': rules(
    { told: ['Your bag could not be loaded.'], never: /do not have any items/, again: RETRY, sent: 6 },
    [WORDED, { told: [SAID] }],
    [['401'], SIGNED_OUT],
  ),
  'POST /storefront/add-saved-cart': rules(
    {
      told: [/We couldn’t add your items to your account yet/],
      isSignedIn: true,
      keepsForm: false,
      kept: ['cartList'],
      again: 'reload',
    },
    // The account holds them already: nothing is sent, and the bag says so.
    [ACTED, { works: { told: [/(added to|already in) your bag/] } }],
    [['401'], { ...SIGNED_OUT, kept: ['cartList'] }],
  ),
  'POST /storefront/add-to-cart': rules(
    { told: [GENERAL], never: /Added to cart/, again: 'press' },
    // The bag itself tells that it is there.
    [ACTED, { told: ['Added to cart'], never: /went wrong/, again: null }],
    [WORDED, { told: [SAID] }],
    // A visitor's bag takes it, and hands it over after the next sign-in.
    [['401'], { ...SIGNED_OUT, told: [EXPIRED, 'Added to cart'], kept: ['cartList'] }],
  ),
  // It stays removed, and the next visit tells the server.
  'DELETE /storefront/my-cart/{id}': rules({ told: [EMPTY], never: /went wrong/, again: 'reload' }, [
    ['401'],
    SIGNED_OUT,
  ]),
};
