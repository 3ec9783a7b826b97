import type { ReactNode } from 'react';
import { useGetCollectionProductsQuery } from '../../api/catalogueApi';
import { paths } from '../../config/paths';
import { FirstProducts } from '../../features/catalogue/FirstProducts';
import type { FoundProducts } from '../../features/catalogue/PagedProducts';
import { ProductGridSkeleton } from '../../features/catalogue/ProductGridSkeleton';
import type { Id } from '../../lib/ids';
import { SectionHead } from '../../ui/SectionHead';
import { ProductGrid } from '../../views/ProductGrid';
import styles from './BestSellers.module.css';
import { ShopProductCard } from './ShopProductCard';

const SHOWN = 4;
const SLUG = 'best-sellers';
const HEADING = 'best-sellers-heading';

const WholeCollection = ({ children }: { children: (found: FoundProducts) => ReactNode }) => {
  const { data, isLoading } = useGetCollectionProductsQuery(SLUG);
  return children({ products: data, isLoading });
};

/** Products for pages that have none of their own; hidden when the shop has no such collection. */
export const BestSellers = ({ except = [] }: { except?: readonly Id[] }) => {
  const render = ({ products = [], isLoading }: FoundProducts) => {
    const best = products.filter(({ id }) => !except.includes(id));
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
  return (
    <FirstProducts
      scope={{ collection: SLUG }}
      count={SHOWN + except.length}
      whole={<WholeCollection>{render}</WholeCollection>}
    >
      {render}
    </FirstProducts>
  );
};
