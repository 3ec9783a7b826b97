import type { Page } from '@playwright/test';
import { callShop } from './customers';

interface Row {
  order_code: string;
  status: string;
  total_amount: number;
}

/** The shopper's orders, read from the server. */
export const ordersOf = async (shopUrl: string, token: string): Promise<Row[]> =>
  (await callShop(shopUrl, '/storefront/my-orders', { token })).data as Row[];

export interface Product {
  id: number;
  title: string;
  slug: string;
  code: string;
  price: number;
  available: number;
  has_variant: unknown;
  attributes: { name: string }[];
  variants: { id: number; variant_id: number; available: number; price: number; attributes: Record<string, string> }[];
}

export const allProducts = async (shopUrl: string): Promise<Product[]> =>
  (await callShop(shopUrl, '/storefront/products/search')).data as Product[];

/** Variants of different products, at least three of each in stock. */
export const goodsInStock = async (shopUrl: string) => {
  const products = await allProducts(shopUrl);
  const [first, second, ...others] = products.flatMap(({ variants, ...product }) => {
    const variant = variants.find(({ available }) => available > 2);
    return variant ? [{ ...variant, product }] : [];
  });
  if (!first || !second) throw new Error('The demo shop has fewer than two products in stock');
  return [first, second, ...others] as const;
};

/** Variants of which the demo shop has plenty. */
export const plentiful = async (shopUrl: string) => {
  const products = await allProducts(shopUrl);
  const [first, ...others] = products.flatMap(({ variants }) => variants).filter(({ available }) => available > 20);
  if (!first) throw new Error('The demo shop has nothing in stock');
  return [first, ...others] as const;
};

export const addToCart = (shopUrl: string, token: string, id: number, quantity = 1) =>
  callShop(shopUrl, '/storefront/add-to-cart', { method: 'POST', body: { product_variant_id: id, quantity }, token });

/** Adds a product to the customer's cart; returns its price. */
export const fillCart = async (shopUrl: string, token: string, quantity = 1): Promise<number> => {
  const [variant] = await plentiful(shopUrl);
  await addToCart(shopUrl, token, variant.id, quantity);
  return variant.price * quantity;
};

/** The fields of an order in instalments. */
export const creditTerms = async (shopUrl: string) => {
  const { data } = await callShop(shopUrl, '/business/get_details');
  const { default_creditor: creditor } = data as { default_creditor: { uuid: string } };
  return { checkout_type: 'installment', duration: 3, downPayment: 5, creditor: creditor.uuid };
};

/** Orders one piece of each variant without the browser, by default to be paid now; returns the order's code. */
export const placeOrder = async (
  shopUrl: string,
  token: string,
  goods: readonly { id: number }[],
  given: object = {},
): Promise<string> => {
  const products = goods.map(({ id }) => ({ id, quantity: 1 }));
  const body = { shipping_address: false, products, checkout_type: 'cash', ...given };
  const { data } = await callShop(shopUrl, '/storefront/checkout', { method: 'POST', body, token });
  return (data as { order_code: string }).order_code;
};

export const payButton = (page: Page) => page.getByRole('button', { name: 'PROCEED TO PAYMENT' });

/** Without a delivery address a shop with stores asks where the order is picked up. */
export const chooseStore = (page: Page) => page.getByLabel('Pick up at').selectOption({ index: 1 });

export const payForPickup = async (page: Page) => {
  await chooseStore(page);
  await payButton(page).click();
};
export const atProvider = (page: Page) => page.getByRole('heading', { name: 'Demo payment' });
