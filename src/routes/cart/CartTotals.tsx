import { useFeature } from '../../features/business/useFeature';
import { type CheckedLine, isCounted } from '../../features/cart/checkedLines';
import { CartSum } from '../../features/cart/CartSum';
import { CreditPlanner } from '../../features/credit/CreditPlanner';
import { MonthlyPrice } from '../../features/credit/MonthlyPrice';
import { pickupSwitched, selectCheckoutChoices } from '../../features/checkout/checkoutSlice';
import { ClientReview } from '../../features/eligibility/ClientReview';
import { selectIsSignedIn } from '../../features/session/sessionSlice';
import type { Minor } from '../../lib/money';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { cx } from '../../ui/cx';
import { useIsMobile } from '../../ui/useMediaQuery';
import layout from '../../ui/layout.module.css';
import styles from './CartTotals.module.css';
import { DeliveryChoice } from './DeliveryChoice';
import { ProceedToCheckout, SignInHint } from './ProceedToCheckout';

interface CartTotalsProps {
  lines: readonly CheckedLine[];
  total: Minor | null;
  currency: string;
}

/** The totals of the bag. No shipping is added: pickup is the only option to choose here. */
export const CartTotals = ({ lines, total, currency }: CartTotalsProps) => {
  const { localPickup, deliverySet } = useAppSelector(selectCheckoutChoices);
  const dispatch = useAppDispatch();
  const hasStores = useFeature('stores');
  const isSignedIn = useAppSelector(selectIsSignedIn);
  // A phone has the button in a bar at the bottom of its window.
  const hasBar = useIsMobile();
  const canCheckOut = lines.some(isCounted);
  return (
    <aside className={styles.totals} aria-labelledby="cart-totals">
      <h2 id="cart-totals" className={styles.title}>
        Cart totals
      </h2>
      <dl>
        <div className={styles.sum}>
          <dt>Subtotal</dt>
          <dd>
            <CartSum lines={lines} amount={total} currency={currency} />
          </dd>
        </div>
        <div className={styles.sum}>
          <dt>Shipping</dt>
          <dd className={styles.shipping}>
            Free shipping
            {hasStores ? (
              <DeliveryChoice />
            ) : (
              <>
                <label className={styles.pickup}>
                  <input
                    type="checkbox"
                    checked={localPickup}
                    aria-describedby="pickup-words"
                    onChange={({ target }) => dispatch(pickupSwitched(target.checked))}
                  />
                  Local pickup
                </label>
                <p id="pickup-words" className={cx(layout.muted, styles.words)}>
                  {deliverySet
                    ? 'We’ll deliver to the address you give at checkout. Tick this to pick up your order in any of our stores.'
                    : 'Pick up your order in any of our stores. For delivery, set an address at checkout.'}
                </p>
              </>
            )}
          </dd>
        </div>
        <div className={styles.estimate}>
          <dt>Estimated Total</dt>
          <dd>
            <CartSum lines={lines} amount={total} currency={currency} />
          </dd>
        </div>
      </dl>
      {lines.some(({ gone, ordered }) => gone && !ordered) && (
        <p className={layout.muted}>Unavailable items aren’t included in the total.</p>
      )}
      {lines.some(({ ordered }) => ordered) && (
        <p className={layout.muted}>Items you’ve already ordered aren’t included in the total.</p>
      )}
      {canCheckOut && !isSignedIn && <MonthlyPrice total={lines.some(({ unread }) => unread) ? null : total} />}
      {canCheckOut && !hasBar && <ProceedToCheckout />}
      {canCheckOut && !isSignedIn && <SignInHint />}
      {isSignedIn && (
        <>
          <CreditPlanner total={total} currency={currency} />
          <ClientReview />
        </>
      )}
    </aside>
  );
};
