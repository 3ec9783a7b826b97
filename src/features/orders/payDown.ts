import { checkoutApi, downPaymentCall } from '../../api/checkoutApi';
import { ordersApi } from '../../api/ordersApi';
import { readFresh } from '../../api/readFresh';
import type { Order } from '../../contract/order';
import { isDownPaymentDue } from '../../domain/instalments';
import type { ShopThunk } from '../../store/types';
import { CANNOT_OPEN, openPaymentPage, type PaymentPressError } from './openPaymentPage';

/** Opens the payment page of the down payment. */
export const payDown =
  ({ orderCode, loan }: Order, isWanted: () => boolean): ShopThunk<Promise<PaymentPressError | null>> =>
  async (dispatch) => {
    const amount = loan?.downPaymentAmount ?? null;
    if (amount === null) return CANNOT_OPEN;
    const payment = { orderCode, amount };
    const page = {
      call: downPaymentCall(payment),
      send: checkoutApi.endpoints.makeDownPayment.initiate(payment),
      isStillDue: async (read: typeof dispatch) => {
        const { data: order } = await read(readFresh(ordersApi.endpoints.getOrder, orderCode));
        return !!order && isDownPaymentDue(order);
      },
    };
    return dispatch(openPaymentPage(page, isWanted));
  };
