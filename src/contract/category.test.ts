import * as v from 'valibot';
import { wireCategory } from '../testing/builders/wireCatalogue';
import { category } from '../testing/builders/model';
import { type Category, categoriesReply } from './category';

const read = (data: unknown): Category[] => v.parse(categoriesReply, { status: 1, data }).data;
const bare = (slug: string, children: unknown = [], more = {}) => ({ id: slug, name: slug, slug, children, ...more });
const outline = (categories: readonly Category[]): string =>
  categories.map(({ slug, children }) => slug + (children.length > 0 ? `(${outline(children)})` : '')).join(' ');

test('children may be missing, and know their parent', () => {
  expect(outline(read([wireCategory(), bare('men', null)]))).toBe('women(dresses) men');
  expect(read([wireCategory()])[0]?.children[0]).toMatchObject({ slug: 'dresses', parentSlug: 'women' });
});

test.each([
  [{ parent: { slug: 'a' }, parent_slug: 'b' }, 'a'],
  [{ parent: null, parent_slug: 'b' }, 'b'],
  [{ parent: 7, parent_slug: 'b' }, 'b'],
  [{ parent: [], parent_slug: '' }, null],
  [{ parent: { slug: null }, parent_slug: null }, null],
])('the parent of %j is %p', (fields, expected) => expect(category(fields).parentSlug).toBe(expected));

test('a slug counts once: the first, and a main category before one below', () => {
  expect(outline(read([bare('a', [bare('b'), bare('c')]), bare('b', [bare('d')]), bare('a', [bare('e')])]))).toBe(
    'a(c) b(d)',
  );
});

test('a tree that leads back into itself ends', () => {
  const loop: Record<string, unknown> = bare('a');
  loop.children = [bare('b', [loop])];
  expect(outline(read([loop]))).toBe('a(b)');
  const self: Record<string, unknown> = bare('s');
  self.children = [self, self];
  expect(outline(read([self]))).toBe('s');
});

test('deeper than any address of a category is left out, however deep it goes on', () => {
  const deep = (levels: number): unknown => {
    let node = bare(`c${levels}`);
    for (let level = levels - 1; level >= 1; level -= 1) node = bare(`c${level}`, [node]);
    return node;
  };
  expect(outline(read([deep(12)]))).toBe('c1(c2(c3(c4(c5))))');
  expect(outline(read([deep(20_000)]))).toBe('c1(c2(c3(c4(c5))))');
});

test('unreadable ones are left out with what is below them; PHP lists of children are read', () => {
  expect(
    outline(read([bare('a', { 0: bare('b'), 2: bare('c') }), null, { id: 1, name: 'x' }, bare('d', 'none')])),
  ).toBe('a(b c) d');
});
