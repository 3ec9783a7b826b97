import { type AsyncThunkAction, createAsyncThunk, unwrapResult } from '@reduxjs/toolkit';
import type { ApiExtra } from '../../../api/extra';
import type { AppDispatch, RootState, ShopThunk } from '../../../store/types';
import { dropStoredOrder, finishOrder } from './finishOrder';
import type { PaymentOutcome } from './paymentOutcome';
import type { PaymentPhase } from './paymentSlice';

interface StepConfig {
  state: RootState;
  dispatch: AppDispatch;
  extra: ApiExtra;
  pendingMeta: { phase: PaymentPhase };
}

export type PaymentStep = AsyncThunkAction<PaymentOutcome, unknown, StepConfig>;

/**
 * A step of the payment. It begins in this phase, only when no other step runs, so concurrent presses count as one, and
 * ends with exactly one outcome.
 */
export const paymentStep = <A = void>(
  name: string,
  phase: PaymentPhase,
  work: (arg: A) => ShopThunk<PaymentOutcome | Promise<PaymentOutcome>>,
) =>
  createAsyncThunk<PaymentOutcome, A, StepConfig>(
    `payment/${name}`,
    async (arg, { dispatch }) => {
      const outcome = await dispatch(work(arg));
      dispatch(dropStoredOrder(outcome));
      await dispatch(finishOrder(outcome));
      return outcome;
    },
    {
      condition: (_arg, { extra, getState }) => !extra.isTimeTravelling() && getState().payment.phase === 'idle',
      getPendingMeta: () => ({ phase }),
    },
  );

/** Runs a step for a page. Null if another step is running, or if the shopper has left the page when it ends. */
export const runStep =
  (step: PaymentStep): ShopThunk<Promise<PaymentOutcome | null>> =>
  async (dispatch) => {
    const { pathname } = window.location;
    const end = await dispatch(step);
    if (end.meta.requestStatus === 'rejected' && end.meta.condition) return null;
    const outcome = unwrapResult(end);
    return pathname === window.location.pathname ? outcome : null;
  };
