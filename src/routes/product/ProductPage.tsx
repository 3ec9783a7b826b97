import { useParams, useSearchParams } from 'react-router';
import { useGetProductQuery } from '../../api/catalogueApi';
import { isMissing } from '../../api/isMissing';
import { selectCachedProduct } from '../../api/cachedProduct';
import { ProductSkeleton } from '../../features/product/ProductSkeleton';
import { useAppSelector } from '../../store/hooks';
import { ProductDetail } from './ProductDetail';
import { ProductError, ProductNotLoaded } from './ProductError';
import { ProductNotFound } from './ProductNotFound';

/** /pd/{slug}/{code}?id={id}: data cached from a list renders at once, the rest follows. */
export const ProductPage = () => {
  const { slug = '', code = '' } = useParams();
  const [params] = useSearchParams();
  const address = { slug, code, id: params.get('id') ?? undefined };
  const query = useGetProductQuery(address);
  const detail = query.currentData;
  const known = useAppSelector((state) => selectCachedProduct(state, detail ? null : address.id));
  const product = detail ?? known;
  const hasFailed = query.isError && !query.isFetching;

  if (detail === null || (hasFailed && isMissing(query.error))) return <ProductNotFound />;
  const failed = hasFailed && { error: query.error, onRetry: () => void query.refetch() };
  if (!product) return failed ? <ProductNotLoaded {...failed} /> : <ProductSkeleton />;
  const errorNotice = failed && <ProductError {...failed} />;
  return (
    <ProductDetail key={product.id} product={product} isComplete={detail !== undefined} errorNotice={errorNotice} />
  );
};
