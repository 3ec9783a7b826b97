import { useRef } from 'react';
import { told } from '../../api/apiEvents';
import { useCancelOrderMutation } from '../../api/ordersApi';
import { useAppDispatch } from '../../store/hooks';

/** Cancels an order once, however often it is pressed. */
export const useCancelOrder = () => {
  const dispatch = useAppDispatch();
  const [cancelOrder, { isLoading }] = useCancelOrderMutation();
  const isUnderWay = useRef(false);
  const cancel = async (orderCode: string): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    const { error } = await cancelOrder(orderCode);
    // What is cancelled stays so, also while the list still shows how it was.
    isUnderWay.current = error === undefined;
    if (error) dispatch(told('error', 'Order could not be canceled.'));
    else dispatch(told('success', `Order ${orderCode} is cancelled`));
  };
  return { cancel, isCancelling: isLoading };
};
