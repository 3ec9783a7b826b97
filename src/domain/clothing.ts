import { SIZED_CATEGORIES } from '../config/brand/sizedCategories';
import type { Product } from '../contract/product';
import { fold } from '../lib/fold';
import { isSize } from './size';

/** What ends a part of a name: a sign, or a word such as "for" in "Shirts for Men". */
const BREAK = /[^\p{L}\s_-]+|\s-\s|\b(?:and|or|for|in|of|on|with|by|(?:wo)?mens?|ladies|boys|girls|kids|sale)\b/u;

type Categories = Pick<Product, 'category' | 'filterCategory'>;

const isNamed = ({ category, filterCategory }: Categories, goods: readonly string[]): boolean =>
  [category?.name, category?.slug, filterCategory?.name, filterCategory?.slug].some((name = '') =>
    fold(name)
      .replaceAll(/['’]/g, '')
      .split(BREAK)
      .some((part) => {
        const words = ` ${part.replaceAll(/[\s_-]+/g, ' ').trim()}`;
        return goods.some((word) => ['', 's', 'es'].some((plural) => words.endsWith(` ${word}${plural}`)));
      }),
  );

/** Whether the product's category says that it is clothing. */
export const isClothing = (product: Categories): boolean => isNamed(product, SIZED_CATEGORIES.jeans);

/** Whether the size guide helps with the product: it is worn, or one of its options is a size. */
export const hasSizeGuide = (product: Categories, options: readonly { name: string }[]): boolean =>
  isClothing(product) || isNamed(product, SIZED_CATEGORIES.footwear) || options.some(({ name }) => isSize(name));
