import { product } from '../../testing/builders/model';
import { wireVariant } from '../../testing/builders/wireCatalogue';
import { cardOffer } from './cardOffer';

const simple = { has_variant: 0, variants: [wireVariant({ variant_id: 7, available: 9 })], available: 9 };

test.each([
  ['variants to choose from', {}, { kind: 'choose' }],
  ['variants, sold out: the page says of which', { available: 0 }, { kind: 'choose' }],
  ['the word that there are options, and one variant', { ...simple, has_variant: 1 }, { kind: 'choose' }],
  [
    'no options, and several variants: the first',
    { ...simple, variants: [wireVariant({ variant_id: 7, is_default: 0 }), wireVariant({ variant_id: 8 })] },
    { kind: 'add', variant: { id: '7' } },
  ],
  ['one variant', simple, { kind: 'add', variant: { id: '7' } }],
  ['no variant at all', { has_variant: 0, variants: [] }, { kind: 'view' }],
  [
    'no readable price',
    { ...simple, price: 'soon', variants: [wireVariant({ price: 'soon' })] },
    { kind: 'none', why: 'Price unavailable' },
  ],
  [
    'a price on the product only',
    { ...simple, variants: [wireVariant({ variant_id: 7, price: null })] },
    { kind: 'add', variant: { id: '7' } },
  ],
  ['none left', { ...simple, variants: [wireVariant({ available: 0 })] }, { kind: 'none', why: 'Out of stock' }],
  [
    'none left, and no readable price',
    { ...simple, price: 'soon', variants: [wireVariant({ available: 0, price: 'soon' })] },
    { kind: 'none', why: 'Out of stock' },
  ],
])('derives the card’s action for %s', (_name, wire, offer) => {
  expect(cardOffer(product(wire))).toMatchObject(offer);
});
