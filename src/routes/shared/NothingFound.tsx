import { Link } from 'react-router';
import { useGetCollectionProductsQuery } from '../../api/catalogueApi';
import { paths } from '../../config/paths';
import { ProductGrid } from '../../features/catalogue/ProductGrid';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { CategoryLinks } from './CategoryLinks';
import styles from './NothingFound.module.css';
import { ShopProductCard } from './ShopProductCard';

const SUGGESTED = 4;
const BEST_SELLERS = 'best-sellers';

/** No hits: what else there is, so that nobody stands before a wall. */
export const NothingFound = ({ q, onClear }: { q?: string | undefined; onClear?: (() => void) | undefined }) => {
  const { data: best = [] } = useGetCollectionProductsQuery(BEST_SELLERS);
  return (
    <>
      <EmptyState title="No items found" action={onClear && <Button onClick={onClear}>Clear all filters</Button>}>
        {onClear ? (
          <p>No item is all of that at once. Take a filter away, or look around.</p>
        ) : (
          <p>Nothing matches {q ? `“${q}”` : 'your search'}. Try another word, or look around:</p>
        )}
      </EmptyState>
      <CategoryLinks />
      {best.length > 0 && (
        <section className={styles.best}>
          <div className={styles.head}>
            <h2>Best Sellers</h2>
            <Link to={paths.collection(BEST_SELLERS)} className={styles.all}>
              View All
            </Link>
          </div>
          <ProductGrid
            products={best.slice(0, SUGGESTED)}
            label="Best Sellers"
            renderCard={(product) => <ShopProductCard product={product} />}
          />
        </section>
      )}
    </>
  );
};
