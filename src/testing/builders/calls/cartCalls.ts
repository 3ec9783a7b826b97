import { cartReply } from '../../../contract/cart';
import type { WireCall } from '../calls';
import { wireReply } from '../wire';
import { wireCartItem } from '../wireCustomer';
import { plain } from './plainReplies';

export const cartCalls: readonly WireCall[] = [
  {
    call: 'GET /storefront/my-cart',
    endpoint: 'getCart',
    signedIn: true,
    reply: cartReply,
    good: wireReply([wireCartItem()]),
  },
  {
    call: 'POST /storefront/add-saved-cart',
    endpoint: 'addSavedCart',
    signedIn: true,
    arg: [{ id: '0', quantity: 2 }],
    body: { items: [{ product_variant_id: 0, quantity: 2 }] },
    ...plain,
  },
  {
    call: 'POST /storefront/add-to-cart',
    endpoint: 'addToCart',
    signedIn: true,
    arg: { id: 'A-1', quantity: 3 },
    body: { product_variant_id: 'A-1', quantity: 3 },
    ...plain,
  },
  {
    call: 'DELETE /storefront/my-cart/{id}',
    endpoint: 'removeFromCart',
    signedIn: true,
    arg: '1001',
    path: '/storefront/my-cart/1001',
    ...plain,
  },
];
