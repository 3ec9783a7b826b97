import { cardOffer } from '../features/catalogue/cardOffer';
import { indexProducts } from '../features/catalogue/facetIndex';
import { offerOf } from '../features/product/offerOf';
import { wishOf } from '../features/wishlist/wishMarks';
import { product } from '../testing/builders/model';
import { wireVariant } from '../testing/builders/wireCatalogue';
import { isSoldOut, stockNote, stockOf, whyNotForSale } from './stock';

const of = (...counts: unknown[]) =>
  counts.map((available, index) => wireVariant({ id: index + 1, variant_id: index + 1, available }));

/** Test name, stock on the wire, and the quantity that can be bought. */
const ROWS: [string, Record<string, unknown>, number | null][] = [
  ['one variant in stock', { available: 9, variants: of(9) }, 9],
  ['a variant in stock of a product out of stock', { available: 0, variants: of(5) }, 5],
  ['a variant out of stock of a product in stock', { available: 5, variants: of(0) }, 0],
  ['a variant in stock of a product marked as sold out', { stock_status: 'Sold out', variants: of(5) }, 5],
  [
    'a variant without a count of a product marked as out of stock',
    { available: null, stock_status: 'Out of Stock', variants: of(null) },
    0,
  ],
  ['a variant without a count of a product out of stock', { available: 0, variants: of(null) }, 0],
  [
    'an optional variant without a count of a product in stock',
    { available: 7, has_variant: 1, variants: of(null) },
    null,
  ],
  ['the only variant without a count of a product in stock', { available: 7, has_variant: 0, variants: of(null) }, 7],
  ['no count at all', { available: null, variants: of(null) }, null],
  ['a product in stock without variants', { available: 3, variants: [] }, 3],
  ['a product out of stock without variants', { available: 0, variants: [] }, 0],
  ['a product marked as sold out without variants', { available: null, stock_status: ' sold out ', variants: [] }, 0],
  ['a product without variants or a count', { available: null, variants: [] }, null],
  ['the sum of all variants', { available: 1, has_variant: 1, variants: of(2, 0, 1) }, 3],
  ['several variants, one without a count', { has_variant: 1, variants: of(1, null) }, null],
  ['several variants, all out of stock', { available: 4, has_variant: 1, variants: of(0, 0) }, 0],
  ['only the first variant without options', { has_variant: 0, variants: of(0, 5) }, 0],
];

test.each(ROWS)('computes the stock: %s', (_name, wire, expected) => {
  expect(stockOf(product(wire))).toBe(expected);
});

test.each(ROWS)('card, filter, wishlist and product page agree on the stock: %s', (_name, wire, expected) => {
  const goods = product(wire);
  const sells = expected !== 0;
  expect(indexProducts([goods])[0]?.inStock).toBe(sells);
  expect(wishOf(goods).inStock).toBe(sells);
  const card = cardOffer(goods);
  if (card.kind === 'add' || card.kind === 'none') expect(card.kind === 'add').toBe(sells);
  const offers = goods.hasVariant ? goods.variants : goods.variants.slice(0, 1);
  if (offers.length > 0) expect(offers.some((variant) => offerOf(goods, variant).canBuy)).toBe(sells);
});

test.each([
  [0, 'Out of stock', true],
  [1, 'Only 1 left', false],
  [5, 'Only 5 left', false],
  [6, '', false],
  [null, '', false],
])('describes a stock of %j as %j', (stock, note, soldOut) => {
  expect(stockNote(stock)).toBe(note);
  expect(isSoldOut(stock)).toBe(soldOut);
});

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
