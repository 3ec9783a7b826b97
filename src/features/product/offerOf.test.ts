import { product } from '../../testing/builders/model';
import { wireVariant } from '../../testing/builders/wireCatalogue';
import { offerOf } from './offerOf';

interface Case {
  variant?: Record<string, unknown> | null;
  product?: Record<string, unknown>;
  expected: Partial<ReturnType<typeof offerOf>>;
}

const PLAIN = wireVariant({ price: 75, priceOld: null });
const REDUCED = wireVariant({ variant_id: 1002, price: 75, priceOld: 100 });

const ROWS: [string, Case][] = [
  [
    'plenty of stock',
    { variant: { available: 9 }, expected: { stock: '', label: 'Add to Cart', canBuy: true, available: 9 } },
  ],
  ['few left', { variant: { available: 3 }, expected: { stock: 'Only 3 left', canBuy: true } }],
  ['one left', { variant: { available: '1' }, expected: { stock: 'Only 1 left', available: 1 } }],
  [
    'none left',
    { variant: { available: 0 }, expected: { stock: 'Out of stock', label: 'Out of stock', canBuy: false } },
  ],
  ['unknown stock', { variant: { available: null }, expected: { stock: '', available: null, canBuy: true } }],
  [
    'unknown stock of a product that is marked out of stock',
    {
      variant: { available: null },
      product: { stock_status: 'Out of Stock' },
      expected: { available: 0, canBuy: false },
    },
  ],
  [
    'the variant’s price instead of the product’s',
    { variant: { price: 99, priceOld: 0 }, product: { discount: 0 }, expected: { price: 9900, old: 0, discount: 0 } },
  ],
  [
    'the discount from the old price',
    { variant: { price: 75, priceOld: 100 }, expected: { price: 7500, old: 10000, discount: 25 } },
  ],
  [
    'the product’s discount at the same price without an old price',
    { variant: { price: 75, priceOld: null }, product: { price: 75, priceOld: null }, expected: { discount: 20 } },
  ],
  [
    'neither the product’s old price nor its discount if only another variant has an old price',
    { product: { variants: [PLAIN, REDUCED], price: 75, priceOld: 100 }, expected: { old: null, discount: 0 } },
  ],
  [
    'no discount if only another variant has an old price, and the product has none',
    { product: { variants: [PLAIN, REDUCED], price: 75, priceOld: null }, expected: { old: null, discount: 0 } },
  ],
  [
    'no discount for a variant that costs more than the reduced price',
    { variant: { price: 130, priceOld: null }, expected: { price: 13000, old: null, discount: 0 } },
  ],
  [
    'no replacement for a variant’s unreadable price',
    { variant: { price: '1,200.50' }, expected: { price: null, label: 'Price unavailable', canBuy: false } },
  ],
  [
    'a product without variants cannot be added to the bag',
    {
      variant: null,
      product: { price: 50 },
      expected: { price: 5000, label: 'Not available', canBuy: false, stock: '' },
    },
  ],
  [
    'a product without variants and without a price',
    { variant: null, product: { price: 'ask' }, expected: { price: null, label: 'Not available', canBuy: false } },
  ],
  [
    'a product without variants that is sold out',
    { variant: null, product: { available: 0 }, expected: { label: 'Out of stock', canBuy: false } },
  ],
];

test.each(ROWS)('computes the offer: %s', (_name, { variant: given, product: overrides, expected }) => {
  const variants = given === null ? [] : [wireVariant(given ?? {})];
  const shown = product({ variants, ...overrides });
  expect(offerOf(shown, shown.variants[0] ?? null)).toMatchObject(expected);
});
