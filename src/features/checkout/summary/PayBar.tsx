import { useRef } from 'react';
import type { Minor } from '../../../lib/money';
import { useAppSelector } from '../../../store/hooks';
import { Button } from '../../../ui/Button';
import { useBarHeight } from '../../../ui/useBarHeight';
import { CartSum } from '../../cart/CartSum';
import type { CheckedLine } from '../../cart/checkedLines';
import styles from '../CheckoutPage.module.css';
import { isOpen } from '../payment/paymentOutcome';
import { selectOutcome } from '../payment/paymentSlice';

interface PayBarProps {
  lines: readonly CheckedLine[];
  total: Minor | null;
  currency: string;
  isInstalment: boolean;
  isBusy: boolean;
  isAsking: boolean;
}

/** Total and button, fixed to the bottom of a phone's window. */
export const PayBar = ({ lines, total, currency, isInstalment, isBusy, isAsking }: PayBarProps) => {
  const name = isInstalment ? 'Preview Payment' : 'PROCEED TO PAYMENT';
  const busyName = isInstalment ? 'Loading the schedule…' : 'Placing your order…';
  const isWorking = isBusy || isAsking;
  const hasOpenOrder = isOpen(useAppSelector(selectOutcome));
  const bar = useRef<HTMLDivElement>(null);
  useBarHeight(bar);
  return (
    <div ref={bar} className={styles.bar} data-pay-bar="">
      <p className={styles.barTotal}>
        Total <CartSum lines={lines} amount={total} currency={currency} />
      </p>
      {/* The panel of an open order has the main button. */}
      <Button
        type="submit"
        variant={hasOpenOrder ? 'quiet' : undefined}
        aria-disabled={isWorking || undefined}
        aria-busy={isWorking}
      >
        {isWorking ? busyName : name}
      </Button>
    </div>
  );
};
