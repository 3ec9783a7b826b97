import { product } from '../../testing/builders/model';
import { additionalInfo } from './additionalInfo';

const NOTHING = { brand: '', weight: '', dimensions: '', warranty: '', return_policy: '' };

test.each([
  [
    'everything, in one order',
    { brand: 'Kasa', weight: '250 g', dimensions: '2 × 3 cm', warranty: '1 year', return_policy: '14 days' },
    ['Brand: Kasa', 'Weight: 250 g', 'Dimensions: 2 × 3 cm', 'Warranty: 1 year', 'Return policy: 14 days'],
  ],
  ['a number counts as words', { weight: 250 }, ['Weight: 250']],
  ['blanks are nothing', { brand: '  ', warranty: null }, []],
  ['nothing', {}, []],
])('lists the additional information: %s', (_name, wire, rows) => {
  const shown = product({ ...NOTHING, ...wire });
  expect(additionalInfo(shown).map(({ name, value }) => `${name}: ${value}`)).toEqual(rows);
});
