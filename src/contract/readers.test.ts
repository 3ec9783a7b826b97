import * as v from 'valibot';
import { count, model, text } from './readers';

const schema = model({ id: count, short_description: text, show_on_menu: text, imgSrc2: text, type_2: text });

test.each([
  ['known fields renamed', { short_description: 'A', show_on_menu: 'B', imgSrc2: 'C' }],
  ['unknown fields left out', { short_description: 'A', show_on_menu: 'B', imgSrc2: 'C', vendor_price: 1 }],
])('converts wire fields to model fields: %s', (_name, wire) => {
  expect(v.parse(schema, wire)).toEqual({
    id: null,
    shortDescription: 'A',
    showOnMenu: 'B',
    imgSrc2: 'C',
    type2: '',
  });
});

test.each([null, [], 'text'])('rejects %j, which is not an object', (wire) => {
  expect(v.safeParse(schema, wire).success).toBe(false);
});
