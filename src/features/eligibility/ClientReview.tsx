import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Button } from '../../ui/Button';
import { useChunk } from '../../ui/useChunk';
import { useWhenIdle } from '../../ui/useWhenIdle';
import styles from './ClientReview.module.css';
import type { EligibilityPhase } from './eligibilityMachine';
import { selectEligibility, selectIsAskingReview } from './eligibilitySlice';
import { requestReview } from './requestReview';

const loadPath = () => import(/* webpackChunkName: "review-path" */ './ReviewPath');

const NOW: Record<EligibilityPhase, string> = {
  new: 'You have not asked for instalments yet. Ask for a review, and we look at your account.',
  requested: 'We are looking at your account. You need not do anything; our answer is here when you next log in.',
  confirmed: 'You may buy by instalments. Choose ‘Pay In Installments’ at checkout, with a down payment if you like.',
  processing: 'Your loan is waiting for its payment. Open the order to see what is left to do.',
};

/** Where the shopper stands on the way to buying by instalments, and the one thing they can do about it. */
export const ClientReview = () => {
  const dispatch = useAppDispatch();
  const phase = useAppSelector(selectEligibility);
  const path = useChunk(loadPath, useWhenIdle());
  const isAsking = useAppSelector(selectIsAskingReview);
  return (
    <section className={styles.review} aria-labelledby="client-review">
      <h2 id="client-review">Buying by instalments</h2>
      <div className={styles.path}>{path && <path.ReviewPath phase={phase} />}</div>
      <p className={styles.now}>{NOW[phase]}</p>
      <Button
        variant="quiet"
        aria-disabled={isAsking}
        onClick={() => {
          void dispatch(requestReview());
        }}
      >
        {isAsking ? 'Sending your request…' : 'Request Client Review'}
      </Button>
    </section>
  );
};
