import { useRef, useState } from 'react';
import { errorText, isOutcomeUnknown } from '../../api/apiError';
import { notify } from '../../api/apiEvents';
import { useCancelOrderMutation } from '../../api/ordersApi';
import { cancelledText } from '../../domain/cancelledText';
import { useAppDispatch } from '../../store/hooks';
import { cancelledElsewhere } from '../checkout/payment/finishOrder';
import { keepFocus } from './keepFocus';

export interface CancelError {
  text: string;
  /** Neither the request nor the order shows the outcome; pressing the button again checks again. */
  isUnknown: boolean;
}

const UNKNOWN = 'We can’t confirm yet whether this order was cancelled.';
const REFUSED = 'This order is still active. Please try again.';

/** Cancels an order once, even on repeated presses; the focus moves on when the pressed button unmounts. */
export const useCancelOrder = () => {
  const dispatch = useAppDispatch();
  const [cancelOrder, { isLoading, isSuccess }] = useCancelOrderMutation();
  const [failure, setFailure] = useState<CancelError | null>(null);
  const progress = useRef<'open' | 'sent' | 'cancelled'>('open');
  const cancel = async (orderCode: string, leaving: HTMLElement): Promise<void> => {
    const passFocusOn = keepFocus(leaving);
    // The second click of a double-click moves the focus back to a button that is about to unmount.
    if (progress.current === 'cancelled') passFocusOn();
    if (progress.current !== 'open') return;
    progress.current = 'sent';
    const { error } = await cancelOrder(orderCode);
    // A cancelled order stays cancelled here, even while the list is outdated.
    progress.current = error === undefined ? 'cancelled' : 'open';
    if (error) {
      const isUnknown = isOutcomeUnknown(error);
      setFailure({ text: isUnknown ? UNKNOWN : errorText(error, REFUSED), isUnknown });
      if (!isUnknown) dispatch(notify('error', 'Order could not be canceled.'));
      return;
    }
    setFailure(null);
    dispatch(cancelledElsewhere(orderCode));
    dispatch(notify('success', cancelledText(orderCode)));
    passFocusOn();
  };
  return { cancel, isCancelling: isLoading, isCancelled: isSuccess, failure: isLoading ? null : failure };
};
