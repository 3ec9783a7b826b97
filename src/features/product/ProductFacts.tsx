import { paths } from '../../config/paths';
import type { CategoryRef } from '../../contract/cardFields';
import type { Product } from '../../contract/product';
import type { Variant } from '../../contract/variant';
import { categoryPath } from '../../domain/categories';
import { categoriesOf, skuOf } from '../../domain/productFacts';
import { Link } from '../../ui/Link';
import styles from './ProductFacts.module.css';

/** A product's category; only its name when the reply has no slug to link to. */
export const CategoryLink = ({ category, className }: { category: CategoryRef; className?: string | undefined }) =>
  category.slug === '' ? (
    <span className={className}>{category.name}</span>
  ) : (
    <Link to={categoryPath(category)} className={className}>
      {category.name}
    </Link>
  );

/** The product's SKU, categories and tags. */
export const ProductFacts = ({ product, variant }: { product: Product; variant: Variant | null }) => {
  const sku = skuOf(product, variant);
  const categories = categoriesOf(product);
  return (
    <dl className={styles.facts}>
      {sku !== '' && (
        <div className={styles.fact}>
          <dt>SKU</dt>
          <dd>{sku}</dd>
        </div>
      )}
      {categories.length > 0 && (
        <div className={styles.fact}>
          <dt>Categories</dt>
          <dd className={styles.list}>
            {categories.map((category) => (
              <CategoryLink key={category.slug} category={category} className={styles.link} />
            ))}
          </dd>
        </div>
      )}
      {product.tags.length > 0 && (
        <div className={styles.fact}>
          <dt>Tags</dt>
          <dd className={styles.list}>
            {product.tags.map((tag) => (
              <Link key={tag} to={paths.search(tag)} className={styles.link}>
                {tag}
              </Link>
            ))}
          </dd>
        </div>
      )}
    </dl>
  );
};
