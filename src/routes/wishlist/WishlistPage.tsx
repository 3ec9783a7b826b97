import { errorText } from '../../api/apiError';
import { useSearchProductsQuery } from '../../api/catalogueApi';
import { paths } from '../../config/paths';
import { ProductGridSkeleton } from '../../features/catalogue/ProductGridSkeleton';
import { selectWishlist } from '../../features/wishlist/wishlistSlice';
import { useAppSelector } from '../../store/hooks';
import { ButtonLink } from '../../ui/ButtonLink';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { PageHeading } from '../../ui/PageHeading';
import { usePageTitle } from '../../ui/usePageTitle';
import { Wishes } from './Wishes';
import styles from './WishlistPage.module.css';

const NoWishes = () => (
  <EmptyState
    title="Your wishlist is empty."
    action={<ButtonLink to={paths.search()}>See everything we sell</ButtonLink>}
  >
    <p>Press the heart on a product, and it waits for you here.</p>
  </EmptyState>
);

/** What the shopper wishes for, kept in this browser. */
export const WishlistPage = () => {
  usePageTitle('Wishlist');
  const ids = useAppSelector(selectWishlist);
  const isEmpty = ids.length === 0;
  const { data, error, isFetching, refetch } = useSearchProductsQuery(undefined, { skip: isEmpty });
  const hasFailed = error !== undefined && !data && !isFetching;
  return (
    <section className={styles.page}>
      <PageHeading>Wishlist</PageHeading>
      {isEmpty && <NoWishes />}
      {!isEmpty && data && <Wishes ids={ids} products={data} />}
      {!isEmpty && hasFailed && <ErrorNotice text={errorText(error)} onRetry={() => void refetch()} />}
      {!isEmpty && !data && !hasFailed && <ProductGridSkeleton cards={Math.min(ids.length, 8)} />}
    </section>
  );
};
