import type { CategoryRef } from '../contract/cardFields';
import type { Product } from '../contract/product';
import type { Variant } from '../contract/variant';

/** The SKU of the variant, or of its product; empty when the reply names neither. */
export const skuOf = (product: Pick<Product, 'sku'>, variant: Pick<Variant, 'sku'> | null): string =>
  variant?.sku || product.sku;

/** The product's categories, each once. */
export const categoriesOf = ({ category, filterCategory }: Pick<Product, 'category' | 'filterCategory'>) =>
  [category, filterCategory].filter(
    (one, index, all): one is CategoryRef =>
      one !== null && all.findIndex((other) => other?.slug === one.slug) === index,
  );
