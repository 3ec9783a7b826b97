import { addListener } from '@reduxjs/toolkit';
import type { ApiExtra } from '../../api/extra';
import { businessApi } from '../../api/businessApi';
import { buildCheckoutPayload, type CheckoutOrder } from '../../contract/checkout';
import { pendingChangesFlushed } from '../../features/cart/cartListeners';
import { selectCartLines } from '../../features/cart/cartSelectors';
import { selectHasWaitingChanges } from '../../features/cart/cartSlice';
import { refreshCartPrices } from '../../features/cart/refreshCartPrices';
import { selectEligibility } from '../../features/eligibility/eligibilitySlice';
import { type Outcome, sendOrder } from '../../features/payment/sendOrder';
import { withPaymentGuard } from '../../features/payment/withPaymentGuard';
import { secret } from '../../lib/secret';
import type { RootState, ShopThunk } from '../../store/types';
import { type CartSnapshot, changesSince, snapshotOf } from './cartSnapshot';

export interface Purchase extends Pick<CheckoutOrder, 'address' | 'note' | 'plan'> {
  shown: CartSnapshot;
  currency: string;
}

export type PurchaseEnd = Outcome | { kind: 'changed'; changes: string[] };

/** The code of the order that was placed, whatever happened afterwards; null when there is none, or none is known. */
export const orderCodeOf = (end: PurchaseEnd): string | null => {
  if (end.kind === 'newOrder') return null;
  const placed = end.kind === 'lost' ? end.truth : end;
  return 'orderCode' in placed ? placed.orderCode : null;
};

const selectAnswer = businessApi.endpoints.getBusiness.select();

export const selectCreditor = (state: RootState): string | null =>
  (selectAnswer(state).data ?? state.business.remembered)?.defaultCreditor?.uuid ?? null;

const SETTLE_TIMEOUT_MS = 2000;

/** Quantities that were just changed are still on their way; they are waited for, but not for ever. */
const pendingChangesSettled =
  ({ wait }: ApiExtra): ShopThunk<Promise<void>> =>
  async (dispatch, getState) => {
    dispatch(pendingChangesFlushed());
    if (!selectHasWaitingChanges(getState())) return;
    const settled = new Promise<void>((resolve) => {
      dispatch(
        addListener({
          predicate: (_action, state) => !selectHasWaitingChanges(state as RootState),
          effect: (_action, { unsubscribe }) => {
            unsubscribe();
            resolve();
          },
        }),
      );
    });
    await Promise.race([settled, wait(SETTLE_TIMEOUT_MS)]);
  };

/** Prices and stock are looked at once more; only what the shopper has seen is ordered. */
export const purchase =
  ({ shown, currency, ...order }: Purchase): ShopThunk<Promise<PurchaseEnd | null>> =>
  (dispatch, getState, extra) =>
    dispatch(
      withPaymentGuard(async (): Promise<PurchaseEnd> => {
        await dispatch(pendingChangesSettled(extra));
        await dispatch(refreshCartPrices());
        const now = snapshotOf(selectCartLines(getState()));
        const changes = changesSince(shown, now, currency);
        if (changes.length > 0 || now.total === null) return { kind: 'changed', changes };
        const { plan } = order;
        const paysNow = plan.type === 'cash' || (plan.downPayment > 0 && selectEligibility(getState()) === 'confirmed');
        return dispatch(
          sendOrder({
            payload: secret(buildCheckoutPayload({ ...order, lines: now.lines, creditor: selectCreditor(getState()) })),
            isInstalment: plan.type === 'installment',
            total: now.total,
            lines: now.lines.length,
            next: paysNow ? 'redirect' : 'done',
          }),
        );
      }),
    );
