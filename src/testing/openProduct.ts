import { screen } from '@testing-library/react';
import { wireProduct, wireVariant } from './builders/wireCatalogue';
import { answered } from './faults';
import { renderApp } from './renderApp';

export const PRODUCT_PATH = '/pd/linen-shirt/LSH-101?id=101';
export const DETAIL = /^\/storefront\/products\/linen-shirt\/LSH-101/;

/** Variants in stock, nearly sold out and sold out; red exists only in M. */
export const variants = [
  wireVariant(),
  wireVariant({
    variant_id: 1002,
    id: 1002,
    sku: 'LSH-RED-M',
    price: 130,
    priceOld: 0,
    is_default: 0,
    available: 2,
    attributes: { Color: 'Red', Size: 'M' },
  }),
  wireVariant({
    variant_id: 1003,
    id: 1003,
    sku: 'LSH-BLK-M',
    price: 125,
    is_default: 0,
    available: 0,
    attributes: { Color: 'Black', Size: 'M' },
  }),
];

/** The product's own call is answered with this. */
export const reply = (data: unknown) => ({ path: DETAIL, fault: answered(200, { status: 1, data }) });

/** The page of a shirt with these fields. */
export const openProduct = (
  overrides: Record<string, unknown> = {},
  path = PRODUCT_PATH,
  options: Parameters<typeof renderApp>[0] = {},
) =>
  renderApp({
    path,
    ...options,
    faults: [reply(wireProduct({ variants, ...overrides })), ...(options.faults ?? [])],
  });
export const heading = (name = 'Linen Shirt') => screen.findByRole('heading', { level: 1, name });
export const radio = (name: string) => screen.getByRole('radio', { name });
export const buy = (name: string | RegExp = 'Add to Cart') => screen.getByRole('button', { name });
export const quantity = () => screen.getByRole('spinbutton', { name: 'Quantity' });
