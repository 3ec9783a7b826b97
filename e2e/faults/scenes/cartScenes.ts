import type { Page } from '@playwright/test';
import { storedLine } from '../../support/storage';
import type { Scene } from '../scene';
import { type Goods, putInCart, withCart } from '../world';

/** A cart line as a visitor's browser stores it. */
const keptLine = ({ variantId, productId, title, slug, code, price }: Goods) => {
  const line = storedLine(variantId);
  return {
    ...line,
    price: price / 100,
    attributes: {},
    product: { ...line.product, id: productId, title, slug, code },
  };
};

const addToCart = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Add to cart/i })
    .filter({ visible: true })
    .first()
    .click();

/** The bag of a customer. */
export const cartScenes: Scene[] = [
  {
    call: 'GET /storefront/product-variant/{id}',
    who: 'customer',
    address: '/cart',
    arrange: async (world, session) => {
      await putInCart(world, session);
      const data = [{ product_variant: world.goods.variantId, quantity: 2 }];
      return { served: { 'GET /storefront/my-cart': { status: 1, data } } };
    },
    works: { shows: [/Stoneware|Set|Subtotal/, 'PROCEED TO CHECKOUT'] },
  },
  {
    call: 'GET /storefront/my-cart',
    who: 'customer',
    address: '/cart',
    arrange: withCart,
    works: { shows: ['PROCEED TO CHECKOUT'] },
  },
  {
    call: 'POST /storefront/add-saved-cart',
    who: 'visitor',
    address: '/account/auth',
    arrange: async ({ customer, goods }) => {
      const { email, password } = (await customer()).customer;
      return {
        entries: { cartList: JSON.stringify([keptLine(goods)]) },
        fill: { 'Email address': email, Password: password },
      };
    },
    press: (page) => page.getByRole('tabpanel').getByRole('button', { name: 'Sign in', exact: true }).click(),
    works: { shows: [/added to your cart/] },
  },
  {
    call: 'POST /storefront/add-to-cart',
    who: 'customer',
    arrange: ({ goods }) => Promise.resolve({ address: `/pd/${goods.slug}/${goods.code}` }),
    press: addToCart,
    works: { shows: [/Added to cart|Already in cart/] },
  },
  {
    call: 'DELETE /storefront/my-cart/{id}',
    who: 'customer',
    address: '/cart',
    arrange: withCart,
    press: (page) =>
      page
        .getByRole('main')
        .getByRole('button', { name: /^Remove/ })
        .click(),
    works: { shows: ['You do not have any items in your cart.'] },
  },
];
