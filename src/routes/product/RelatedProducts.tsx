import { useDeferredValue } from 'react';
import { useGetCategoryProductsQuery } from '../../api/catalogueApi';
import { CAROUSEL_LIMIT } from '../../config/constants';
import type { CategoryRef } from '../../contract/category';
import { categoryPath } from '../../domain/categories';
import type { Id } from '../../lib/ids';
import { Carousel } from '../../ui/Carousel';
import { SectionHead } from '../../ui/SectionHead';
import { ShopProductCard } from '../shared/ShopProductCard';

/** Others of the same category; without any, or without an answer, the page does well without them. */
export const RelatedProducts = ({ category, except }: { category: CategoryRef; except: Id }) => {
  const { data } = useGetCategoryProductsQuery(category.slug);
  // Rendered in slices when they come, between which a tap is answered.
  const products = useDeferredValue(data) ?? [];
  const others = products.filter(({ id }) => id !== except).slice(0, CAROUSEL_LIMIT);
  if (others.length === 0) return null;
  const title = `More in ${category.name}`;
  return (
    <Carousel
      label={title}
      head={<SectionHead id="related-products" title={title} viewAll={categoryPath(category)} />}
      items={others.map((product) => ({ key: product.id, node: <ShopProductCard product={product} /> }))}
    />
  );
};
