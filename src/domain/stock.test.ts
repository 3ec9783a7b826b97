import { cardOffer } from '../features/catalogue/cardOffer';
import { indexProducts } from '../features/catalogue/facetIndex';
import { offerOf } from '../features/product/offerOf';
import { wishOf } from '../features/wishlist/wishMarks';
import { product } from '../testing/builders/model';
import { wireVariant } from '../testing/builders/wireCatalogue';
import { isSoldOut, stockNote, stockOf } from './stock';

const of = (...counts: unknown[]) =>
  counts.map((available, index) => wireVariant({ id: index + 1, variant_id: index + 1, available }));

/** Test name, stock on the wire, and the quantity that can be bought. */
const ROWS: [string, Record<string, unknown>, number | null][] = [
  ['one variant with some', { available: 9, variants: of(9) }, 9],
  ['a variant with some of a product with none', { available: 0, variants: of(5) }, 5],
  ['a variant with none of a product with some', { available: 5, variants: of(0) }, 0],
  ['a variant with some of a product that is called sold out', { stock_status: 'Sold out', variants: of(5) }, 5],
  [
    'a silent variant of a product that is called sold out',
    { available: null, stock_status: 'Out of Stock', variants: of(null) },
    0,
  ],
  ['a silent variant of a product with none', { available: 0, variants: of(null) }, 0],
  ['a silent variant among options of a product with some', { available: 7, has_variant: 1, variants: of(null) }, null],
  ['the only variant is silent, and the product has some', { available: 7, has_variant: 0, variants: of(null) }, 7],
  ['nobody says anything', { available: null, variants: of(null) }, null],
  ['no variant, and the product has some', { available: 3, variants: [] }, 3],
  ['no variant, and the product has none', { available: 0, variants: [] }, 0],
  ['no variant, no count, called sold out', { available: null, stock_status: ' sold out ', variants: [] }, 0],
  ['no variant and no count', { available: null, variants: [] }, null],
  ['all variants together', { available: 1, has_variant: 1, variants: of(2, 0, 1) }, 3],
  ['one variant of several is silent', { has_variant: 1, variants: of(1, null) }, null],
  ['every variant has none', { available: 4, has_variant: 1, variants: of(0, 0) }, 0],
  ['without options only the first variant is sold', { has_variant: 0, variants: of(0, 5) }, 0],
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
