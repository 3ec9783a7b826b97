import { useState } from 'react';
import { readErrorText } from '../../api/apiError';
import { useSearchProductsQuery } from '../../api/catalogueApi';
import { paths } from '../../config/paths';
import type { Product } from '../../contract/product';
import { ProductGridSkeleton } from '../../features/catalogue/ProductGridSkeleton';
import { useFeature } from '../../features/business/useFeature';
import { selectWishlist } from '../../features/wishlist/wishlistSlice';
import { useAppSelector } from '../../store/hooks';
import { ButtonLink } from '../../ui/ButtonLink';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { PageHeading } from '../../ui/PageHeading';
import { usePageTitle } from '../../ui/usePageMeta';
import { BestSellers } from '../shared/BestSellers';
import { Wishes } from './Wishes';
import styles from './WishlistPage.module.css';

/** Fewer wishes leave most of the page empty. */
const FULL = 4;

const NONE: readonly Product[] = [];
const noList = () => Promise.resolve();

const NoWishes = () => (
  <EmptyState
    drawing="heart"
    title="Your wishlist is empty."
    action={<ButtonLink to={paths.search()}>See all products</ButtonLink>}
  >
    <p>Press the heart on a product to save it here.</p>
  </EmptyState>
);

/** The wishlist, stored in this browser. */
export const WishlistPage = () => {
  usePageTitle('Wishlist');
  const ids = useAppSelector(selectWishlist);
  const isEmpty = ids.length === 0;
  // Read once: no best sellers appear, and none are replaced, when the shopper adds or removes a wish.
  const [before] = useState(ids);
  // Where lists arrive by page, each wish is read by its own address: their number does not grow with the catalogue.
  const isPaged = useFeature('lists');
  const { data: whole, error, isFetching, refetch } = useSearchProductsQuery(undefined, { skip: isEmpty || isPaged });
  const data = isPaged ? NONE : whole;
  const hasFailed = error !== undefined && !data && !isFetching;
  return (
    <section className={styles.page}>
      <PageHeading>Wishlist</PageHeading>
      {isEmpty && <NoWishes />}
      {!isEmpty && data && <Wishes ids={ids} listed={data} onRetry={isPaged ? noList : refetch} />}
      {!isEmpty && hasFailed && <ErrorNotice text={readErrorText(error)} onRetry={() => void refetch()} />}
      {!isEmpty && !data && !hasFailed && <ProductGridSkeleton cards={Math.min(ids.length, 8)} />}
      {before.length < FULL && (isEmpty || data) && <BestSellers except={before} />}
    </section>
  );
};
