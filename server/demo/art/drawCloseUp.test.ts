import { departments } from '../catalogue/departments';
import { expandRow } from '../catalogue/expandRow';
import type { ClothName } from './cloths/cloths';
import { renderMedia } from './renderMedia';

const made = ['women', 'men', 'kids', 'shoes', 'bags'];
const goods = departments.flatMap((department) =>
  department.rows.map((row, i) => ({
    row,
    product: expandRow(row, department, i),
    isMade: made.includes(department.slug),
  })),
);
const bytes = (image: string): number => {
  const svg = renderMedia(image.slice('/media/'.length, -'.svg'.length));
  if (svg === undefined) throw new Error(`There is no ${image}`);
  return Buffer.byteLength(svg);
};
const isNear = (image: string): boolean => image.endsWith('-close-up.svg');

test.each(goods.filter(({ isMade }) => isMade).map(({ product }) => [product.slug, product.images] as const))(
  'draws %s in close-up only in its last picture, which is the lightest and below 4 KiB',
  (_, images) => {
    expect(images.map(isNear)).toEqual(images.map((_image, i) => i === images.length - 1));
    const [near = Infinity, ...others] = images.map(bytes).reverse();
    expect(near).toBeLessThan(Math.min(...others));
    expect(near).toBeLessThan(4096);
  },
);

test('has no close-ups of products other than clothes, shoes and bags', () => {
  expect(goods.filter(({ isMade, product }) => !isMade && product.images.some(isNear))).toEqual([]);
});

/** The words of which a product's text must contain one to be drawn with a special cloth. */
const clothWords: Partial<Record<ClothName, RegExp>> = {
  linen: /linen/i,
  canvas: /canvas/i,
  twill: /twill|gabardine/i,
  denim: /denim|jeans/i,
  wool: /wool/i,
  flannel: /flannel/i,
  ripstop: /ripstop/i,
  satin: /satin/i,
  pleated: /pleat/i,
  crepe: /crêpe|crinkled/i,
  pique: /piqué/i,
  fleece: /fleece/i,
  mesh: /mesh/i,
  nubuck: /nubuck/i,
  grass: /grass/i,
  handwoven: /woven/i,
};

test('draws a special cloth only for products whose text names it', () => {
  const unnamed = goods.filter(({ row: { title, short, text, points, tags, art } }) => {
    const words = art.cloth && clothWords[art.cloth];
    return words && !words.test([title, short, text, ...points, ...tags].join(' '));
  });
  expect(unnamed.map(({ product }) => product.slug)).toEqual([]);
});

test('draws a cloth that the product’s first point names', () => {
  const cloths = Object.entries({ ...clothWords, leather: /leather|calf/i });
  const wrong = goods.filter(({ row }) => {
    const [first = ''] = row.points;
    const named = cloths.filter(([, words]) => words.test(first)).map(([cloth]) => cloth);
    return row.art.cloth && named.length > 0 && !named.includes(row.art.cloth);
  });
  expect(wrong.map(({ product }) => product.slug)).toEqual([]);
});
