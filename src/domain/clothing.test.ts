import { isClothing, sizeGuideOf } from './clothing';

const category = (name: string, slug = 'goods') => ({ category: { name, slug }, filterCategory: null });

test.each([
  ['Shirts', true],
  ['Women’s Jackets', true],
  ['Skirts & Trousers', true],
  ['T-Shirts', true],
  ['KNITWEAR', true],
  ['Kids Clothes', true],
  ['Gowns', true],
  ['Evening Gown', true],
  ['Robes', true],
  ['Saris', true],
  ['Wrappers', true],
  ['Agbada', true],
  ['Boubous', true],
  ['School Uniforms', true],
  ['Men’s Wear', true],
  ['Shirts for Men', true],
  ['Dresses Women 2025', true],
  ['Clothing & Shoes', true],
  ['African Wear', true],
  ['Eye Wear', false],
  ['Foot-Wear', false],
  ['Clothing Racks', false],
  ['Wardrobes', false],
  ['Suitcases', false],
  ['Laptops', false],
  ['Clothes Dryers', false],
  ['Coat Racks', false],
  ['Dress Shoes', false],
  ['Set-Top Boxes', false],
  ['Sneakers', false],
  ['Handbags', false],
  ['Kitchen', false],
  ['', false],
])('treats a category named %j as clothing: %j', (name, expected) => {
  expect(isClothing(category(name))).toBe(expected);
});

test.each([
  ['the slug', { ...category('Our picks', 'summer-dresses') }, true],
  ['the filter category', { category: null, filterCategory: { name: 'Hoodies', slug: 'h' } }, true],
  ['never without a category', { category: null, filterCategory: null }, false],
])('recognizes clothing by category: %s', (_name, product, expected) => {
  expect(isClothing(product)).toBe(expected);
});

test.each([
  ['clothing', 'Gowns', [], 'jeans'],
  ['footwear', 'Dress Shoes', [], 'footwear'],
  ['footwear in two words', 'Foot Wear', [], 'footwear'],
  ['footwear with a size', 'Sneakers', [{ name: 'Size' }], 'footwear'],
  ['clothing and footwear', 'Clothing & Shoes', [], 'all'],
  ['other goods', 'Kitchen', [], null],
  ['other goods with a color', 'Kitchen', [{ name: 'Color' }], null],
  ['other goods with a size', 'Rugs', [{ name: 'Size' }], 'all'],
])('chooses the size guide for %s: %s with %j', (_goods, name, options, expected) => {
  expect(sizeGuideOf(category(name), options)).toBe(expected);
});

test.each([
  ['its category', category('Our picks', 'dresses'), 'women'],
  ['its filter category', { category: null, filterCategory: { name: 'Little ones', slug: 'girls' } }, 'children'],
  ['its category before the words of its name', category('Jeans', 'sneakers'), 'shoes'],
])('chooses the retailer’s own table for goods by %s', (_field, product, expected) => {
  expect(sizeGuideOf(product, [])).toBe(expected);
});
