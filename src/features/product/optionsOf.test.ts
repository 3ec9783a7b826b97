import { product } from '../../testing/builders/model';
import { wireVariant } from '../../testing/builders/wireCatalogue';
import { chooseVariant } from '../../domain/chooseVariant';
import { choiceNote, optionsOf } from './optionsOf';

const wire = (id: number, Color: string, Size: string, available: number | null = 4) =>
  wireVariant({ variant_id: id, id, available: available as number, attributes: { Color, Size } });

const shirt = product({
  attributes: [
    { name: 'Color', options: [{ name: 'Black' }, { name: 'Red' }, { name: 'Blue' }] },
    { name: 'Fabric', options: [] },
  ],
  variants: [wire(1, 'Black', 'S'), wire(2, 'Black', 'M', 0), wire(3, 'Red', 'M'), wire(4, 'Red', 'L', null)],
});
const at = (id: string) => shirt.variants.find((variant) => variant.id === id) ?? null;
const states = (id: string | null) =>
  optionsOf(shirt, id === null ? null : at(id)).map(({ name, selected, options }) => [
    name,
    selected,
    Object.fromEntries(options.map(({ value, state }) => [value, state])),
  ]);

test('marks options as available, sold out, only in another selection, or in no variant', () => {
  expect(states('1')).toEqual([
    ['Color', 'Black', { Black: 'available', Red: 'other', Blue: 'none' }],
    ['Size', 'S', { S: 'available', M: 'soldOut', L: 'other' }],
  ]);
  expect(states('4')).toEqual([
    ['Color', 'Red', { Black: 'other', Red: 'available', Blue: 'none' }],
    ['Size', 'L', { S: 'other', M: 'available', L: 'available' }],
  ]);
  expect(states(null)[0]).toEqual(['Color', null, { Black: 'available', Red: 'available', Blue: 'none' }]);
});

test('lists an option once when its variants spell it differently', () => {
  const attributes = [{ name: 'Color', options: [{ name: 'Black' }, { name: 'Red' }] }];
  const lower = (id: number, color: string) => wireVariant({ variant_id: id, id, attributes: { color } });
  const mixed = product({ attributes, variants: [lower(1, 'black'), lower(2, 'red')] });
  const [first, second] = mixed.variants;
  expect(optionsOf(mixed, first!)).toEqual([
    {
      name: 'Color',
      selected: 'Black',
      options: [
        { value: 'Black', isSelected: true, state: 'available' },
        { value: 'Red', isSelected: false, state: 'available' },
      ],
    },
  ]);
  const red = { name: 'Color', value: 'Red' };
  expect(chooseVariant(mixed.variants, first!, red)).toBe(second);
  expect(choiceNote(first!, second!, red.name, red.value)).toBe('');
});

test.each([
  ['Sold out', 'soldOut'],
  ['In Stock', 'available'],
])('takes the stock of a variant without a count from the product’s %j: %s', (stock_status, state) => {
  const silent = product({ stock_status, variants: [wire(1, 'Black', 'S', null)] });
  const [group] = optionsOf(silent, silent.variants[0] ?? null);
  expect(group?.options.find(({ value }) => value === 'Black')?.state).toBe(state);
});

test.each([
  ['a choice that changes nothing else (empty)', '1', 'Size', 'M', ''],
  ['a choice that changes another option', '1', 'Color', 'Red', 'Red is not available in S: now showing M'],
  ['a choice that no variant has', '1', 'Color', 'Blue', 'Blue is not available'],
])('computes the note for %s', (_name, from, name, value, note) => {
  const before = at(from);
  expect(choiceNote(before, chooseVariant(shirt.variants, before, { name, value }), name, value)).toBe(note);
});
