import { useRef, useState } from 'react';
import { isOutcomeUnknown } from '../../api/apiError';
import { notify } from '../../api/apiEvents';
import { useCancelOrderMutation } from '../../api/ordersApi';
import { useAppDispatch } from '../../store/hooks';
import { keepFocus } from './keepFocus';

/** Cancels an order once, however often it is pressed; what was pressed leaves with it. */
export const useCancelOrder = () => {
  const dispatch = useAppDispatch();
  const [cancelOrder, { isLoading }] = useCancelOrderMutation();
  const [isUnknown, setIsUnknown] = useState(false);
  const progress = useRef<'open' | 'sent' | 'cancelled'>('open');
  const cancel = async (orderCode: string, leaving: HTMLElement): Promise<void> => {
    const passFocusOn = keepFocus(leaving);
    // The second half of a double-click brings the focus back to a button that is about to leave.
    if (progress.current === 'cancelled') passFocusOn();
    if (progress.current !== 'open') return;
    progress.current = 'sent';
    const { error } = await cancelOrder(orderCode);
    // What is cancelled stays so, also while the list still shows how it was.
    progress.current = error === undefined ? 'cancelled' : 'open';
    setIsUnknown(error !== undefined && isOutcomeUnknown(error));
    if (error) {
      if (!isOutcomeUnknown(error)) dispatch(notify('error', 'Order could not be canceled.'));
      return;
    }
    dispatch(notify('success', `Order ${orderCode} is cancelled`));
    passFocusOn();
  };
  return { cancel, isCancelling: isLoading, isUnknown: isUnknown && !isLoading };
};
