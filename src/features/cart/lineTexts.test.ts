import { lineName } from './lineTexts';

test.each([
  ['keeps a title of 140 characters', 'a'.repeat(140), 'a'.repeat(140)],
  ['shortens a longer title', 'a'.repeat(141), `${'a'.repeat(140)}…`],
  ['leaves no space before the ellipsis', `${'a'.repeat(139)} ${'b'.repeat(9)}`, `${'a'.repeat(139)}…`],
  ['does not split an emoji', `${'a'.repeat(139)}😀😀`, `${'a'.repeat(139)}😀…`],
  ['trims a title', ' Linen shirt ', 'Linen shirt'],
  ['names a line without a title', '  ', 'One of your items'],
])('%s', (_rule, title, name) => {
  expect(lineName({ product: { title, imgSrc: null, category: null } })).toBe(name);
});
