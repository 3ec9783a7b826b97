import { useDeferredValue } from 'react';
import { useGetCategoryProductsQuery } from '../../api/catalogueApi';
import { CAROUSEL_LIMIT } from '../../config/constants';
import type { CategoryRef } from '../../contract/cardFields';
import { categoryPath } from '../../domain/categories';
import type { Id } from '../../lib/ids';
import { Carousel } from '../../ui/Carousel';
import { SectionHead } from '../../ui/SectionHead';
import { ShopProductCard } from '../shared/ShopProductCard';

/** Other products of the same category; hidden when there are none or the request fails. */
export const RelatedProducts = ({ category, except }: { category: CategoryRef; except: Id }) => {
  const { data } = useGetCategoryProductsQuery(category.slug);
  // Deferred, so that React renders them in slices and taps are handled in between.
  const products = useDeferredValue(data) ?? [];
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
