import { useGetCollectionProductsQuery } from '../../api/catalogueApi';
import { paths } from '../../config/paths';
import { ProductGrid } from '../../views/ProductGrid';
import { ProductGridSkeleton } from '../../features/catalogue/ProductGridSkeleton';
import type { Id } from '../../lib/ids';
import { SectionHead } from '../../ui/SectionHead';
import styles from './BestSellers.module.css';
import { ShopProductCard } from './ShopProductCard';

const SHOWN = 4;
const SLUG = 'best-sellers';
const HEADING = 'best-sellers-heading';

/** Products for pages that have none of their own; hidden when the shop has no such collection. */
export const BestSellers = ({ except = [] }: { except?: readonly Id[] }) => {
  const { data = [], isLoading } = useGetCollectionProductsQuery(SLUG);
  const best = data.filter(({ id }) => !except.includes(id));
  if (best.length === 0 && !isLoading) return null;
  return (
    <section aria-labelledby={HEADING} className={styles.best}>
      <SectionHead id={HEADING} title="Best Sellers" viewAll={paths.collection(SLUG)} />
      {isLoading ? (
        <ProductGridSkeleton cards={SHOWN} />
      ) : (
        <ProductGrid
          products={best.slice(0, SHOWN)}
          label="Best Sellers"
          renderCard={(product) => <ShopProductCard product={product} />}
        />
      )}
    </section>
  );
};
