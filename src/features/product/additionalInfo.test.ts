import { product } from '../../testing/builders/model';
import { additionalInfo } from './additionalInfo';

const NOTHING = { brand: '', weight: '', dimensions: '', warranty: '', return_policy: '' };

test.each([
  [
    'every field in a fixed order',
    { brand: 'Kasa', weight: '250 g', dimensions: '2 × 3 cm', warranty: '1 year', return_policy: '14 days' },
    ['Brand: Kasa', 'Weight: 250 g', 'Dimensions: 2 × 3 cm', 'Warranty: 1 year', 'Return policy: 14 days'],
  ],
  ['a number as text', { weight: 250 }, ['Weight: 250']],
  ['no blank fields', { brand: '  ', warranty: null }, []],
  ['an empty list without fields', {}, []],
])('lists the additional information: %s', (_name, wire, rows) => {
  const shown = product({ ...NOTHING, ...wire });
  expect(additionalInfo(shown).map(({ name, value }) => `${name}: ${value}`)).toEqual(rows);
});
