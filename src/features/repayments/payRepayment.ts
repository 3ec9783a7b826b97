import { errorText } from '../../api/apiError';
import { readFresh } from '../../api/readFresh';
import { repaymentApi, repaymentCall } from '../../api/repaymentApi';
import { amountToPay, paidTotalOf, type RepaymentChoice } from '../../domain/repayments';
import type { Minor } from '../../lib/money';
import type { AppDispatch, ShopThunk } from '../../store/types';
import { openPaymentPage, type PaymentPressError } from '../orders/openPaymentPage';
import { storeOpenRepayment } from './openRepayment';

const ALREADY_PAID = 'This has been paid already. Your payments below are up to date now.';
const CHANGED = 'The amount has changed. Please check it below before you pay.';

/**
 * Opens the payment page of an instalment, or of everything that is still owed, if the server's account still says what
 * the shopper saw: another tab or the shop may have booked a payment since.
 */
export const payRepayment =
  (
    { orderCode, choice, amount }: { orderCode: string; choice: RepaymentChoice; amount: Minor },
    isWanted: () => boolean,
  ): ShopThunk<Promise<PaymentPressError | null>> =>
  async (dispatch) => {
    const read = (by: AppDispatch) => by(readFresh(repaymentApi.endpoints.getRepayments, orderCode));
    const { data, error } = await read(dispatch);
    if (!data) return { text: errorText(error), isUnknown: false };
    const now = amountToPay(data, choice);
    if (now === null) return { text: ALREADY_PAID, isUnknown: false };
    if (now !== amount) return { text: CHANGED, isUnknown: false };
    const payment = { orderCode, number: choice };
    return dispatch(
      openPaymentPage(
        {
          call: repaymentCall(payment),
          send: repaymentApi.endpoints.payRepayment.initiate(payment),
          isStillDue: async (by) => {
            const { data: latest } = await read(by);
            return !!latest && amountToPay(latest, choice) !== null;
          },
          onStarted: (checkoutId) => {
            storeOpenRepayment({ orderCode, checkoutId, paidBefore: paidTotalOf(data) });
          },
        },
        isWanted,
      ),
    );
  };
