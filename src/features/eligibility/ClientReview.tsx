import { paths } from '../../config/paths';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Button } from '../../ui/Button';
import { Link } from '../../ui/Link';
import { useChunk } from '../../ui/useChunk';
import { useIdle } from '../../ui/useIdle';
import { useFeature } from '../business/useFeature';
import styles from './ClientReview.module.css';
import type { EligibilityPhase } from './eligibilityMachine';
import { selectEligibility, selectIsAskingReview } from './eligibilitySlice';
import { requestReview } from './requestReview';
import { useFreshAccount } from './useFreshAccount';

const loadPath = () => import(/* webpackChunkName: "review-path" */ './ReviewPath');

const NOW: Record<EligibilityPhase, string> = {
  new: 'Ask for approval to start paying in installments. We’ll look at your account.',
  requested: 'You’ve asked us for approval. You’ll find our answer here the next time you sign in.',
  confirmed: 'You can pay in installments. Choose “Pay In Installments” at checkout, with an optional down payment.',
  processing: 'Your loan is waiting for payment. Open the order to see what’s left to do.',
};

const REQUESTED_FRESH = 'You’ve asked us for approval. You’ll find our answer here.';

/** At the checkout, “Pay In Installments” is chosen already, and the order itself asks for the review. */
const AT_CHECKOUT = {
  ...NOW,
  new: 'We’ll review your account when you place this order. You can also ask for approval now, without ordering.',
  confirmed: 'You’re approved to pay in installments.',
};

/** The shopper's eligibility for instalments, and the next action. */
export const ClientReview = ({ isAtCheckout = false }) => {
  const dispatch = useAppDispatch();
  const phase = useAppSelector(selectEligibility);
  const path = useChunk(loadPath, useIdle());
  const isAsking = useAppSelector(selectIsAskingReview);
  const isFresh = useFeature('account');
  const fresh = useFreshAccount();
  const isApproved = phase === 'confirmed' || phase === 'processing';
  return (
    <section className={styles.review} aria-labelledby="client-review">
      <h2 id="client-review">Paying in installments</h2>
      <div className={styles.path}>{path && <path.ReviewPath phase={phase} />}</div>
      <p className={styles.now}>
        {isFresh && phase === 'requested' ? REQUESTED_FRESH : (isAtCheckout ? AT_CHECKOUT : NOW)[phase]}{' '}
        {fresh && !isApproved && <fresh.EligibleReason />}
        {phase === 'processing' && <Link to={paths.orders}>View your orders</Link>}
      </p>
      {/* At the checkout it must not look like a step before payment, and an approved shopper has nothing to request. */}
      {!(isAtCheckout && isApproved) && (
        <Button
          variant={phase === 'new' && !isAtCheckout ? 'quiet' : 'text'}
          aria-disabled={isAsking}
          onClick={() => {
            void dispatch(requestReview());
          }}
        >
          {isAsking ? 'Sending your request…' : 'Request Client Review'}
        </Button>
      )}
    </section>
  );
};
