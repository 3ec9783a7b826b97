import Pagination from '@mui/material/Pagination';
import { useRef, useState } from 'react';
import { readErrorText } from '../../api/apiError';
import { PER_PAGE, type ReviewSort, useGetReviewsQuery } from '../../api/reviewApi';
import { useAppSelector } from '../../store/hooks';
import { MuiRoot } from '../../theme/MuiRoot';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { SelectField } from '../../ui/SelectField';
import { SkeletonLine } from '../../ui/Skeleton';
import { useRecorded } from '../../ui/useRecorded';
import tabs from '../product/ProductTabs.module.css';
import shared from '../product/Reviews.module.css';
import { selectIsSignedIn } from '../session/sessionSlice';
import styles from './ProductReviews.module.css';
import { ReviewEntry } from './ReviewEntry';
import { ReviewSummary } from './ReviewSummary';
import { WriteReview } from './WriteReview';

const SORTS: readonly { value: ReviewSort; text: string }[] = [
  { value: 'newest', text: 'Newest first' },
  { value: 'highest', text: 'Most stars first' },
  { value: 'lowest', text: 'Fewest stars first' },
];

/** The reviews of a product, and writing one. */
export const ProductReviews = ({ code }: { code: string }) => {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const [ownSort, setSort] = useState<ReviewSort>('newest');
  const [ownPage, setPage] = useState(1);
  const sort = useRecorded('reviewSort', ownSort, 'newest');
  const page = useRecorded('reviewPage', ownPage, 1);
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, isError, isFetching, refetch } = useGetReviewsQuery({ code, page, sort, isSignedIn });
  const hasFailed = isError && !isFetching;
  const pages = Math.ceil((data?.total ?? data?.count ?? 0) / (data?.perPage || PER_PAGE));
  return (
    <MuiRoot>
      <div className={tabs.reviews}>
        <section aria-labelledby="reviews-heading" aria-busy={isFetching} className={styles.reviews}>
          <h2 id="reviews-heading" ref={heading} tabIndex={-1} className={shared.title}>
            Customer reviews
          </h2>
          {hasFailed && <ErrorNotice text={readErrorText(error)} onRetry={() => void refetch()} />}
          {!data && isFetching && (
            <div role="status" aria-label="Loading reviews">
              <SkeletonLine width={60} />
              <SkeletonLine width={80} />
            </div>
          )}
          {!hasFailed && data?.items.length === 0 && <p>There are no reviews yet.</p>}
          {data && data.items.length > 0 && (
            <>
              <ReviewSummary reviews={data} />
              <SelectField
                label="Sort by"
                className={styles.sort}
                options={SORTS}
                value={sort}
                onChange={({ target }) => {
                  setSort(target.value as ReviewSort);
                  setPage(1);
                }}
              />
            </>
          )}
          {!hasFailed && data && data.items.length > 0 && (
            <ul aria-label="Reviews" className={shared.list}>
              {data.items.map((review) => (
                <ReviewEntry key={review.id} review={review} />
              ))}
            </ul>
          )}
          {pages > 1 && (
            <Pagination
              count={pages}
              page={page}
              siblingCount={0}
              aria-label="Pages of reviews"
              onChange={(_event, chosen) => {
                setPage(chosen);
                heading.current?.focus();
              }}
            />
          )}
        </section>
        <WriteReview code={code} isSignedIn={isSignedIn} canReview={data?.canReview} />
      </div>
    </MuiRoot>
  );
};
