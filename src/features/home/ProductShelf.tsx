import type { ReactNode } from 'react';
import type { Product } from '../../contract/product';
import { Carousel } from '../../ui/Carousel';
import { SectionHead } from '../../ui/SectionHead';
import { HomeSection, NoShelfProducts } from './HomeSection';
import type { BEST } from './sections';
import { carouselLoops } from './shelfProducts';
import { WaitingSection } from './WaitingSection';

interface ProductShelfProps {
  section: typeof BEST;
  /** Undefined while loading. */
  products: readonly Product[] | undefined;
  renderCard: (product: Product) => ReactNode;
}

/** The products of one section in a carousel. */
export const ProductShelf = ({ section, products, renderCard }: ProductShelfProps) => {
  if (!products) return <WaitingSection section={section} shape="row" />;
  const { headingId, title, viewAll } = section;
  const head = <SectionHead id={headingId} title={title} viewAll={viewAll} />;
  if (products.length === 0) {
    return (
      <HomeSection headingId={headingId} head={head}>
        <NoShelfProducts />
      </HomeSection>
    );
  }
  const items = products.map((product) => ({ key: product.id, node: renderCard(product) }));
  return (
    <HomeSection headingId={headingId}>
      <Carousel label={title} head={head} items={items} loops={carouselLoops(items.length)} />
    </HomeSection>
  );
};
