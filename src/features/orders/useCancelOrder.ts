import { useRef, useState } from 'react';
import { isOutcomeUnknown } from '../../api/apiError';
import { notify } from '../../api/apiEvents';
import { useCancelOrderMutation } from '../../api/ordersApi';
import { cancelledText } from '../../domain/cancelledText';
import { useAppDispatch } from '../../store/hooks';
import { cancelledElsewhere } from '../checkout/payment/cancelledElsewhere';
import { keepFocus } from './keepFocus';

/** Cancels an order once, even on repeated presses; the focus moves on when the pressed button unmounts. */
export const useCancelOrder = () => {
  const dispatch = useAppDispatch();
  const [cancelOrder, { isLoading }] = useCancelOrderMutation();
  const [isUnknown, setIsUnknown] = useState(false);
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
    setIsUnknown(error !== undefined && isOutcomeUnknown(error));
    if (error) {
      if (!isOutcomeUnknown(error)) dispatch(notify('error', 'Order could not be canceled.'));
      return;
    }
    dispatch(cancelledElsewhere(orderCode));
    dispatch(notify('success', cancelledText(orderCode)));
    passFocusOn();
  };
  return { cancel, isCancelling: isLoading, isUnknown: isUnknown && !isLoading };
};
