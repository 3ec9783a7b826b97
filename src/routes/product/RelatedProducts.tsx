import { useGetCategoryProductsQuery } from '../../api/catalogueApi';
import { CAROUSEL_LIMIT } from '../../config/constants';
import type { CategoryRef } from '../../contract/category';
import { categoryPath } from '../../domain/categories';
import type { Id } from '../../lib/ids';
import { ButtonLink } from '../../ui/ButtonLink';
import { Carousel } from '../../ui/Carousel';
import { ShopProductCard } from '../shared/ShopProductCard';
import styles from './RelatedProducts.module.css';

/** Others of the same category; without any, or without an answer, the page does well without them. */
export const RelatedProducts = ({ category, except }: { category: CategoryRef; except: Id }) => {
  const { data = [] } = useGetCategoryProductsQuery(category.slug);
  const others = data.filter(({ id }) => id !== except).slice(0, CAROUSEL_LIMIT);
  if (others.length === 0) return null;
  return (
    <Carousel
      label={`More in ${category.name}`}
      head={
        <div className={styles.head}>
          <h2 className={styles.title}>More in {category.name}</h2>
          <ButtonLink variant="text" to={categoryPath(category)}>
            View All
          </ButtonLink>
        </div>
      }
      items={others.map((product) => ({ key: product.id, node: <ShopProductCard product={product} /> }))}
    />
  );
};
