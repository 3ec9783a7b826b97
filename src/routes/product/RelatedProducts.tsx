import { type ReactNode, useDeferredValue } from 'react';
import { useGetCategoryProductsQuery } from '../../api/catalogueApi';
import { CAROUSEL_LIMIT } from '../../config/constants';
import type { CategoryRef } from '../../contract/cardFields';
import { categoryPath } from '../../domain/categories';
import { FirstProducts } from '../../features/catalogue/FirstProducts';
import type { FoundProducts } from '../../features/catalogue/PagedProducts';
import type { Id } from '../../lib/ids';
import { Carousel } from '../../ui/Carousel';
import { SectionHead } from '../../ui/SectionHead';
import { ShopProductCard } from '../shared/ShopProductCard';

interface WholeCategoryProps {
  slug: string;
  children: (found: FoundProducts) => ReactNode;
}

const WholeCategory = ({ slug, children }: WholeCategoryProps) => {
  const { data, isLoading } = useGetCategoryProductsQuery(slug);
  // Deferred, so that React renders them in slices and taps are handled in between.
  return children({ products: useDeferredValue(data) ?? undefined, isLoading });
};

/** Other products of the same category; hidden when there are none or the request fails. */
export const RelatedProducts = ({ category, except }: { category: CategoryRef; except: Id }) => {
  const { slug } = category;
  const render = ({ products = [] }: FoundProducts) => {
    const others = products.filter(({ id }) => id !== except).slice(0, CAROUSEL_LIMIT);
    if (others.length === 0) return null;
    const title = `More in ${category.name}`;
    return (
      <Carousel
        label={title}
        head={<SectionHead id="related-products" title={title} viewAll={categoryPath(category)} all={category.name} />}
        items={others.map((product) => ({ key: product.id, node: <ShopProductCard product={product} /> }))}
      />
    );
  };
  return (
    <FirstProducts
      scope={{ category: slug }}
      count={CAROUSEL_LIMIT + 1}
      whole={<WholeCategory slug={slug}>{render}</WholeCategory>}
    >
      {render}
    </FirstProducts>
  );
};
