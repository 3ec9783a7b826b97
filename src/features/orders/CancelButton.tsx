import { useRef, useState } from 'react';
import type { PriceAmount } from '../../lib/money';
import { Button } from '../../ui/Button';
import { PageAlert } from '../../ui/PageAlert';
import { CancelDialog } from '../checkout/payment/CancelDialog';
import { useCancelOrder } from './useCancelOrder';

interface CancelButtonProps {
  orderCode: string;
  amount: PriceAmount;
  currency: string;
  /** What cancelling means for the money. */
  money: string | undefined;
  /** Whether the button stands in a row, which names its order and goes with it. */
  inRow?: boolean;
}

/** Cancels an order after asking; an unknown outcome is checked again without asking. */
export const CancelButton = ({ inRow = false, ...asked }: CancelButtonProps) => {
  const { orderCode } = asked;
  const { cancel, isCancelling, isCancelled, failure } = useCancelOrder();
  const [isAsking, setIsAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isUnknown = failure?.isUnknown === true;
  const send = () => {
    setIsAsking(false);
    const leaving = inRow ? button.current?.closest('tr') : button.current;
    if (leaving) void cancel(orderCode, leaving);
  };
  const [label, again] = inRow ? [`Cancel order ${orderCode}`, `Check again: order ${orderCode}`] : [];
  return (
    <>
      {failure && <PageAlert kind="error">{failure.text}</PageAlert>}
      <Button
        ref={button}
        variant="text"
        aria-label={isUnknown ? again : label}
        aria-haspopup={isUnknown ? undefined : 'dialog'}
        aria-disabled={isCancelling}
        onClick={() => {
          if (isUnknown || isCancelled) send();
          else if (!isCancelling) setIsAsking(true);
        }}
      >
        {isCancelling ? 'Cancelling…' : isUnknown ? 'Check again' : inRow ? 'Cancel' : 'Cancel order'}
      </Button>
      {isAsking && (
        <CancelDialog
          {...asked}
          onKeep={() => {
            setIsAsking(false);
          }}
          onCancel={send}
        />
      )}
    </>
  );
};
