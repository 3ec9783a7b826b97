import type { ReactNode } from 'react';
import { paths } from '../../config/paths';
import type { Product } from '../../contract/product';
import { Carousel } from '../../ui/Carousel';
import { carouselLoops, sectionProducts } from './shelfProducts';
import { HomeSection, NoShelfProducts } from './HomeSection';
import { SectionHead } from '../../ui/SectionHead';
import { ShelfSkeleton } from './ShelfSkeleton';

interface ProductShelfProps {
  slug: string;
  title: string;
  /** Undefined while loading. */
  products: readonly Product[] | undefined;
  renderCard: (product: Product) => ReactNode;
}

/** The products of one section in a carousel. */
export const ProductShelf = ({ slug, title, products, renderCard }: ProductShelfProps) => {
  const headingId = `home-${slug}`;
  const head = <SectionHead id={headingId} title={title} viewAll={paths.collection(slug)} />;
  const shown = products && sectionProducts(products, slug);
  if (shown && shown.length > 0) {
    const items = shown.map((product) => ({ key: product.id, node: renderCard(product) }));
    return (
      <HomeSection headingId={headingId}>
        <Carousel label={title} head={head} items={items} loops={carouselLoops(items.length)} />
      </HomeSection>
    );
  }
  return (
    <HomeSection headingId={headingId} head={head}>
      {shown ? <NoShelfProducts /> : <ShelfSkeleton shape="row" label={`Loading: ${title}`} />}
    </HomeSection>
  );
};
