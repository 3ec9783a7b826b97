import { product } from '../testing/builders/model';
import { wireVariant } from '../testing/builders/wireCatalogue';
import { whyNotForSale } from './sale';

test.each<[string, Record<string, unknown>, Record<string, unknown>, ReturnType<typeof whyNotForSale>]>([
  ['some of it, with a price', {}, { available: 3 }, null],
  ['nobody knows how many', {}, { available: null }, null],
  ['none of it', {}, { available: 0 }, 'Out of stock'],
  ['none of the product, and a silent variant', { stock_status: 'Sold out' }, { available: null }, 'Out of stock'],
  ['some of it, though the product has none', { available: 0, stock_status: 'Sold out' }, { available: 3 }, null],
  ['no readable price', {}, { price: 'ask' }, 'Price unavailable'],
  ['no price of its own, being the only one', { has_variant: 0, price: 50 }, { price: null }, null],
  ['none of it, and no readable price', {}, { available: 0, price: 'ask' }, 'Out of stock'],
])('checks whether a variant is for sale: %s', (_name, ofProduct, ofVariant, why) => {
  const shown = product({ ...ofProduct, variants: [wireVariant(ofVariant)] });
  expect(whyNotForSale(shown, shown.variants[0] ?? null)).toBe(why);
});
