import type { ReactNode } from 'react';
import type { Product } from '../../contract/product';
import { HomeSection, NoShelfProducts } from '../../features/home/HomeSection';
import { ProductShelf } from '../../features/home/ProductShelf';
import { BEST, FRESH, RECENT } from '../../features/home/sections';
import { WaitingSection } from '../../features/home/WaitingSection';
import { SectionHead } from '../../ui/SectionHead';
import { ProductGrid } from '../../views/ProductGrid';
import { ShopProductCard } from '../shared/ShopProductCard';

type Products = readonly Product[] | undefined;

interface HomeShelvesProps {
  /** Each undefined while it loads. */
  best: Products;
  fresh: Products;
  recent: Products;
  /** Rendered between the shelves and the recent products. */
  children: ReactNode;
}

const renderCard = (product: Product) => <ShopProductCard product={product} />;

const Recent = ({ products }: { products: Products }) => {
  if (!products) return <WaitingSection section={RECENT} shape="grid" />;
  const { headingId, title, viewAll } = RECENT;
  return (
    <HomeSection headingId={headingId} head={<SectionHead id={headingId} title={title} viewAll={viewAll} />}>
      {products.length > 0 ? (
        <ProductGrid products={products} label={title} priorities={0} renderCard={renderCard} />
      ) : (
        <NoShelfProducts />
      )}
    </HomeSection>
  );
};

/** The product sections of the home page. */
export const HomeShelves = ({ best, fresh, recent, children }: HomeShelvesProps) => (
  <>
    <ProductShelf section={BEST} products={best} renderCard={renderCard} />
    <ProductShelf section={FRESH} products={fresh} renderCard={renderCard} />
    {children}
    <Recent products={recent} />
  </>
);
