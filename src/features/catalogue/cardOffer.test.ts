import { product } from '../../testing/builders/model';
import { wireVariant } from '../../testing/builders/wireCatalogue';
import { cardOffer } from './cardOffer';

const simple = { has_variant: 0, variants: [wireVariant({ variant_id: 7, available: 9 })], available: 9 };

test.each([
  ['a product with variants to choose from', {}, { kind: 'choose' }],
  ['a sold-out product with variants to choose from', { available: 0 }, { kind: 'choose' }],
  ['one variant that is marked as having options', { ...simple, has_variant: 1 }, { kind: 'choose' }],
  [
    'several variants without options (adds the first)',
    { ...simple, variants: [wireVariant({ variant_id: 7, is_default: 0 }), wireVariant({ variant_id: 8 })] },
    { kind: 'add', variant: { id: '7' } },
  ],
  ['a single variant', simple, { kind: 'add', variant: { id: '7' } }],
  ['a product without variants', { has_variant: 0, variants: [] }, { kind: 'view' }],
  [
    'a product without a readable price',
    { ...simple, price: 'soon', variants: [wireVariant({ price: 'soon' })] },
    { kind: 'none', why: 'Price unavailable' },
  ],
  [
    'a variant whose only price is the product’s',
    { ...simple, variants: [wireVariant({ variant_id: 7, price: null })] },
    { kind: 'add', variant: { id: '7' } },
  ],
  [
    'a product without stock',
    { ...simple, variants: [wireVariant({ available: 0 })] },
    { kind: 'none', why: 'Out of stock' },
  ],
  [
    'a product without stock or a readable price',
    { ...simple, price: 'soon', variants: [wireVariant({ available: 0, price: 'soon' })] },
    { kind: 'none', why: 'Out of stock' },
  ],
])('derives the card’s action for %s', (_name, wire, offer) => {
  expect(cardOffer(product(wire))).toMatchObject(offer);
});
