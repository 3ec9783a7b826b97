import type { ReactNode } from 'react';
import { paths } from '../../config/paths';
import type { Product } from '../../contract/product';
import { recentProducts } from './shelfProducts';
import { HomeSection, NoShelfProducts } from './HomeSection';
import { SectionHead } from '../../ui/SectionHead';
import { ShelfSkeleton } from './ShelfSkeleton';

const HEADING = 'home-recent';
const TITLE = 'Recent Products';

interface RecentProductsProps {
  /** Undefined while loading. */
  products: readonly Product[] | undefined;
  renderGrid: (products: readonly Product[], label: string) => ReactNode;
}

export const RecentProducts = ({ products, renderGrid }: RecentProductsProps) => {
  const shown = products && recentProducts(products);
  return (
    <HomeSection headingId={HEADING} head={<SectionHead id={HEADING} title={TITLE} viewAll={paths.search()} />}>
      {!shown && <ShelfSkeleton shape="grid" label={`Loading: ${TITLE}`} />}
      {shown && (shown.length > 0 ? renderGrid(shown, TITLE) : <NoShelfProducts />)}
    </HomeSection>
  );
};
