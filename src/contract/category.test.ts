import * as v from 'valibot';
import { wireCategory } from '../testing/builders/wireCatalogue';
import { category } from '../testing/builders/model';
import { type Category, categoriesReply } from './category';

const read = (data: unknown): Category[] => v.parse(categoriesReply, { status: 1, data }).data;
const bare = (slug: string, children: unknown = [], more = {}) => ({ id: slug, name: slug, slug, children, ...more });
const outline = (categories: readonly Category[]): string =>
  categories.map(({ slug, children }) => slug + (children.length > 0 ? `(${outline(children)})` : '')).join(' ');

test('accepts missing children and sets the parent of each child', () => {
  expect(outline(read([wireCategory(), bare('men', null)]))).toBe('women(dresses) men');
  expect(read([wireCategory()])[0]?.children[0]).toMatchObject({ slug: 'dresses', parentSlug: 'women' });
});

test.each([
  [{ parent: { slug: 'a' }, parent_slug: 'b' }, 'a'],
  [{ parent: null, parent_slug: 'b' }, 'b'],
  [{ parent: 7, parent_slug: 'b' }, 'b'],
  [{ parent: [], parent_slug: '' }, null],
  [{ parent: { slug: null }, parent_slug: null }, null],
])('reads the parent of %j as %p', (fields, expected) => expect(category(fields).parentSlug).toBe(expected));

test('keeps each slug once: the first record of the list, below the category that has it as a child', () => {
  expect(outline(read([bare('a', [bare('b'), bare('c')]), bare('b', [bare('d')]), bare('a', [bare('e')])]))).toBe(
    'a(b(d) c)',
  );
});

const under = (parent: string) => ({ parent: { slug: parent } });

test.each([
  ['beside its parent', [bare('women'), bare('dresses', [], under('women'))], 'women(dresses)'],
  ['before its parent', [bare('dresses', [], under('women')), bare('women')], 'women(dresses)'],
  [
    'at the top level and below its parent, without a parent field',
    [bare('women', [bare('a')]), bare('b'), bare('a')],
    'women(a) b',
  ],
  ['before the category that has it as a child', [bare('a'), bare('women', [bare('a')])], 'women(a)'],
  [
    'at the top level and below its parent',
    [bare('women', [bare('a'), bare('b')]), bare('a', [], under('women'))],
    'women(a b)',
  ],
  [
    'at the top level without the children that it has below its parent',
    [bare('w', [bare('a', [bare('x')])]), bare('a', [], under('w'))],
    'w(a(x))',
  ],
  ['under an unknown parent', [bare('a', [], under('gone')), bare('b')], 'a b'],
  ['under itself', [bare('a', [], under('a'))], 'a'],
  ['in a cycle', [bare('a', [bare('c')], under('b')), bare('b', [], under('a'))], 'a(c) b'],
])('builds the tree for a category listed %s', (_case, list, expected) => {
  expect(outline(read(list))).toBe(expected);
});

test('keeps the fields of the list’s own record for a category below its parent', () => {
  const [women] = read([bare('women', [bare('a')]), bare('a', [], { ...under('women'), show_on_menu: 1 })]);
  expect(women?.children[0]).toMatchObject({ slug: 'a', showOnMenu: true });
});

test('cuts a cyclic tree where a category contains itself', () => {
  const loop: Record<string, unknown> = bare('a');
  loop.children = [bare('b', [loop])];
  expect(outline(read([loop]))).toBe('a(b)');
  const self: Record<string, unknown> = bare('s');
  self.children = [self, self];
  expect(outline(read([self]))).toBe('s');
});

test('leaves out categories below the fifth level, however deep the tree is', () => {
  const deep = (levels: number): unknown => {
    let node = bare(`c${levels}`);
    for (let level = levels - 1; level >= 1; level -= 1) node = bare(`c${level}`, [node]);
    return node;
  };
  expect(outline(read([deep(12)]))).toBe('c1(c2(c3(c4(c5))))');
  expect(outline(read([deep(20_000)]))).toBe('c1(c2(c3(c4(c5))))');
});

test('leaves out unreadable categories and children, and reads PHP lists of children', () => {
  expect(
    outline(read([bare('a', { 0: bare('b'), 2: bare('c') }), null, { id: 1, name: 'x' }, bare('d', 'none')])),
  ).toBe('a(b c) d');
});
