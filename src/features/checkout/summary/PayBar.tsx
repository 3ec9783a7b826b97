import type { Minor } from '../../../lib/money';
import { useAppSelector } from '../../../store/hooks';
import { Button } from '../../../ui/Button';
import type { CheckedLine } from '../../cart/checkedLines';
import { TotalBar } from '../../cart/TotalBar';
import { isOpenOutcome } from '../payment/paymentOutcome';
import { selectOutcome } from '../payment/paymentSlice';

interface PayBarProps {
  lines: readonly CheckedLine[];
  total: Minor | null;
  currency: string;
  isInstalment: boolean;
  isBusy: boolean;
  isAsking: boolean;
}

/** The checkout's total and button. */
export const PayBar = ({ lines, total, currency, isInstalment, isBusy, isAsking }: PayBarProps) => {
  const name = isInstalment ? 'Preview Payment' : 'PROCEED TO PAYMENT';
  const busyName = isInstalment ? 'Loading the schedule…' : 'Placing your order…';
  const isWorking = isBusy || isAsking;
  const hasOpenOrder = isOpenOutcome(useAppSelector(selectOutcome));
  return (
    <TotalBar label={isInstalment ? 'Total before interest' : 'Total'} lines={lines} total={total} currency={currency}>
      {/* The panel of an open order has the main button. */}
      <Button
        type="submit"
        variant={hasOpenOrder ? 'quiet' : undefined}
        aria-disabled={isWorking || undefined}
        aria-busy={isWorking}
      >
        {isWorking ? busyName : name}
      </Button>
    </TotalBar>
  );
};
