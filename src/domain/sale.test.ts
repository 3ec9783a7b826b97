import { product } from '../testing/builders/model';
import { wireVariant } from '../testing/builders/wireCatalogue';
import { whyNotForSale } from './sale';

test.each<[string, Record<string, unknown>, Record<string, unknown>, ReturnType<typeof whyNotForSale>]>([
  ['in stock with a price', {}, { available: 3 }, null],
  ['stock unknown', {}, { available: null }, null],
  ['out of stock', {}, { available: 0 }, 'Out of stock'],
  ['product sold out, variant without a count', { stock_status: 'Sold out' }, { available: null }, 'Out of stock'],
  ['product sold out, variant in stock', { available: 0, stock_status: 'Sold out' }, { available: 3 }, null],
  ['unreadable price', {}, { price: 'ask' }, 'Price unavailable'],
  ['only variant, without its own price', { has_variant: 0, price: 50 }, { price: null }, null],
  ['out of stock, with an unreadable price', {}, { available: 0, price: 'ask' }, 'Out of stock'],
])('checks whether a variant is for sale: %s', (_name, ofProduct, ofVariant, why) => {
  const shown = product({ ...ofProduct, variants: [wireVariant(ofVariant)] });
  expect(whyNotForSale(shown, shown.variants[0] ?? null)).toBe(why);
});
