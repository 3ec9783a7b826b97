import type { Product } from '../../contract/product';
import { listPrice } from '../../domain/price';
import { stockOf } from '../../domain/stock';
import { product } from '../../testing/builders/model';
import { wireVariant } from '../../testing/builders/wireCatalogue';
import { asCard } from './asCard';

const variant = (variant_id: number, price: number | null) => wireVariant({ variant_id, price, priceOld: null });

test.each([
  ['without variants', { variants: [] }],
  ['with one variant', { has_variant: 0, variants: [variant(1, 77)] }],
  ['whose lowest price is not the first', { variants: [variant(1, 77), variant(2, 40), variant(3, 90)] }],
  ['whose first variant has no price', { variants: [variant(1, null), variant(2, 40)] }],
  ['whose variants cost the same', { variants: [variant(1, 77), variant(2, 77)] }],
  ['with a variant that cannot be chosen', { has_variant: 0, variants: [variant(1, 77), variant(2, 40)] }],
])('keeps the list price and the stock of a product %s', (_name, wire) => {
  const whole = product(wire);
  const card = asCard(whole) as Product;
  expect([listPrice(card), stockOf(card)]).toEqual([listPrice(whole), stockOf(whole)]);
});
