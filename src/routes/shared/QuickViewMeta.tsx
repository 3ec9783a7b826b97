import { Fragment, type ReactNode } from 'react';
import type { Product } from '../../contract/product';
import type { Variant } from '../../contract/variant';
import { categoriesOf, skuOf } from '../../domain/productFacts';
import { CategoryLink } from '../../features/product/ProductFacts';
import styles from '../../features/quickview/QuickView.module.css';
import { SAMPLE_FACTS } from '../../features/quickview/samples';

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}:</dt> <dd>{children}</dd>
  </div>
);

/** The SKU, categories and tags in quick view; a sample stands for each that the product lacks. */
export const QuickViewMeta = ({ product, variant }: { product: Product; variant: Variant | null }) => {
  const categories = categoriesOf(product);
  return (
    <dl className={styles.meta}>
      <Fact name="SKU">{skuOf(product, variant) || SAMPLE_FACTS.sku}</Fact>
      <Fact name="Categories">
        {categories.length === 0 && SAMPLE_FACTS.categories}
        {categories.map((category, index) => (
          <Fragment key={category.slug}>
            {index > 0 && ', '}
            <CategoryLink category={category} className={styles.category} />
          </Fragment>
        ))}
      </Fact>
      <Fact name="Tags">{product.tags.join(', ') || SAMPLE_FACTS.tags}</Fact>
    </dl>
  );
};
