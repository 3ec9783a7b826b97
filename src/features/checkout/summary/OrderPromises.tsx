import type { ReactNode } from 'react';
import { paths } from '../../../config/paths';
import { NEXT_DAY_BEFORE, RETURN_DAYS } from '../../../config/brand/promises';
import { useAppSelector } from '../../../store/hooks';
import { Icon } from '../../../ui/Icon';
import { PIN, CHECK } from '../../../ui/lazyOutlines';
import type { IconName } from '../../../ui/iconPaths';
import { Link } from '../../../ui/Link';
import { useFeature } from '../../business/useFeature';
import { PickupStores } from '../../stores-map/PickupStores';
import { selectCheckoutChoices } from '../checkoutSlice';
import { selectLender } from '../payment/checkOrder';
import styles from './OrderPromises.module.css';

const Point = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <li className={styles.item}>
    <Icon name={icon} size={20} className={styles.icon} />
    <div>{children}</div>
  </li>
);

const AFTER_REVIEW = 'once your installments are approved and any down payment is paid';

/** Pickup time, lender and returns, as the terms and the shop's details state them. */
export const OrderPromises = () => {
  const { deliverySet, paymentType } = useAppSelector(selectCheckoutChoices);
  const hasStores = useFeature('stores');
  const lender = useAppSelector(selectLender);
  const isInstalment = paymentType === 'installment';
  const whenReady = hasStores
    ? 'as soon as your order is ready'
    : `ready the next day if you order before ${NEXT_DAY_BEFORE}`;
  return (
    <ul className={styles.list} aria-label="What we promise">
      <Point icon={PIN}>
        {deliverySet ? (
          <p>We deliver to your address{isInstalment && ` ${AFTER_REVIEW}`}. Someone must sign for the delivery.</p>
        ) : (
          <>
            <p>Free pickup in store, {isInstalment ? AFTER_REVIEW : whenReady}.</p>
            {!hasStores && <PickupStores />}
          </>
        )}
      </Point>
      {isInstalment && lender !== null && lender.name !== '' && (
        <Point icon="orders">
          <p>{lender.name} lends you the money. You see every payment, the interest and the total before you accept.</p>
        </Point>
      )}
      <Point icon={CHECK}>
        <p>
          Return unused goods within {RETURN_DAYS} days, unless the product page says otherwise.{' '}
          <Link to={`${paths.terms}#returns`}>Return terms</Link>
        </p>
      </Point>
    </ul>
  );
};
