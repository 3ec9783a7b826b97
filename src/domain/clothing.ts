import { OWN_SIZES, type OwnSizes, SIZED_CATEGORIES } from '../config/brand/sizedCategories';
import type { Product } from '../contract/product';
import { fold } from '../lib/fold';
import { isSize } from './attributeKinds';

/** What ends a part of a name: a sign, or a word such as "for" in "Shirts for Men". */
const BREAK = /[^\p{L}\s_-]+|\s-\s|\b(?:and|or|for|in|of|on|with|by|(?:wo)?mens?|ladies|boys|girls|kids|sale)\b/u;

/** The table that the size guide shows first; `all` when the product's category does not say which. */
export type SizeGuide = OwnSizes | keyof typeof SIZED_CATEGORIES | 'all';

type Categories = Pick<Product, 'category' | 'filterCategory'>;

const isNamed = ({ category, filterCategory }: Categories, goods: readonly string[]): boolean =>
  [category?.name, category?.slug, filterCategory?.name, filterCategory?.slug].some((name = '') =>
    fold(name)
      .replaceAll(/['’]/g, '')
      // One word, so that it is not taken for clothing as "Party Wear" is.
      .replaceAll(/\b(eye|foot|hand|head|neck)[\s_-]+wear/g, '$1wear')
      .split(BREAK)
      .some((part) => {
        const words = ` ${part.replaceAll(/[\s_-]+/g, ' ').trim()}`;
        return goods.some((word) => ['', 's', 'es'].some((plural) => words.endsWith(` ${word}${plural}`)));
      }),
  );

/** Whether the product's category says that it is clothing. */
export const isClothing = (product: Categories): boolean => isNamed(product, SIZED_CATEGORIES.jeans);

/** The size guide for a product that is worn or has a size among its options; null when the size guide does not help. */
export const sizeGuideOf = (product: Categories, options: readonly { name: string }[]): SizeGuide | null => {
  const own = OWN_SIZES.find(({ categories }) =>
    [product.category, product.filterCategory].some((category) => category && categories.includes(category.slug)),
  );
  if (own) return own.table;
  const [table, other] = (['jeans', 'footwear'] as const).filter((name) => isNamed(product, SIZED_CATEGORIES[name]));
  if (table) return other ? 'all' : table;
  return options.some(({ name }) => isSize(name)) ? 'all' : null;
};
