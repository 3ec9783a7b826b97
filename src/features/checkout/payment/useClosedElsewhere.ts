import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect } from 'react';
import { useGetOrderQuery } from '../../../api/ordersApi';
import { isVoid } from '../../../domain/orderStatus';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { readCart } from '../../cart/cartThunks';
import { cancelledElsewhere } from './finishOrder';
import { selectPending } from './paymentSlice';

/** Ends this browser's open payment once its order was cancelled, declined or expired in another one. */
export const useClosedElsewhere = (): void => {
  const dispatch = useAppDispatch();
  const code = useAppSelector(selectPending)?.orderCode ?? null;
  const { currentData: order } = useGetOrderQuery(code ?? skipToken, { refetchOnMountOrArgChange: true });
  const isClosed = !!order && order.orderCode === code && isVoid(order.orderStatus);
  useEffect(() => {
    if (code === null || !isClosed) return;
    dispatch(cancelledElsewhere(code));
    void dispatch(readCart());
  }, [dispatch, code, isClosed]);
};
