import { useRef, useState } from 'react';
import { isOutcomeUnknown } from '../../api/apiError';
import { told } from '../../api/apiEvents';
import { useCancelOrderMutation } from '../../api/ordersApi';
import { useAppDispatch } from '../../store/hooks';
import { keepFocus } from './keepFocus';

/** Cancels an order once, however often it is pressed; what was pressed leaves with it. */
export const useCancelOrder = () => {
  const dispatch = useAppDispatch();
  const [cancelOrder, { isLoading }] = useCancelOrderMutation();
  const [isUnknown, setIsUnknown] = useState(false);
  const isUnderWay = useRef(false);
  const cancel = async (orderCode: string, leaving: HTMLElement): Promise<void> => {
    if (isUnderWay.current) return;
    const passFocusOn = keepFocus(leaving);
    isUnderWay.current = true;
    const { error } = await cancelOrder(orderCode);
    // What is cancelled stays so, also while the list still shows how it was.
    isUnderWay.current = error === undefined;
    setIsUnknown(error !== undefined && isOutcomeUnknown(error));
    if (error) {
      if (!isOutcomeUnknown(error)) dispatch(told('error', 'Order could not be canceled.'));
      return;
    }
    dispatch(told('success', `Order ${orderCode} is cancelled`));
    passFocusOn();
  };
  return { cancel, isCancelling: isLoading, isUnknown: isUnknown && !isLoading };
};
