import {
  createSlice,
  isAllOf,
  isFulfilled,
  isPending,
  isRejected,
  type PayloadAction,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { loggedIn } from '../../../api/apiEvents';
import type { LoanTerms } from '../../../api/loanApi';
import type { CheckoutOrder, CheckoutPayload } from '../../../contract/checkout';
import type { Schedule } from '../../../contract/loan';
import type { Minor } from '../../../lib/money';
import type { Secret } from '../../../lib/secret';
import type { CheckedLine } from '../../cart/checkedLines';
import { isOpenOutcome, type PaymentOutcome, withoutNote } from './paymentOutcome';
import type { LastPayment, PendingPayment } from './pendingPayment';

/** The order that the shopper submits; prices and stock are those on the screen. */
export interface PressedOrder extends Pick<CheckoutOrder, 'plan'> {
  delivery: Secret<Pick<CheckoutOrder, 'address' | 'pickupStore' | 'note'>>;
  currency: string;
  /** The accepted terms of an instalment order. */
  accepted: (LoanTerms & Schedule) | null;
}

export interface OrderToSend {
  payload: Secret<CheckoutPayload>;
  isInstalment: boolean;
  total: Minor;
  /** The next step by the outcome rule: redirect to the payment page, or a saved order. */
  next: 'redirect' | 'done';
  /** The `accountKey` of the shopper who pressed. */
  account: string;
  isDelivered: boolean;
  ordered: readonly CheckedLine[];
  accepted: PressedOrder['accepted'];
}

/** The phase of this tab's step. Only one step runs at a time: it begins when the phase is `idle`. */
export type PaymentPhase =
  | 'idle'
  | 'checking' // checks prices and stock, or the outcome of the last order
  | 'ordering' // waits for the lock and reads the orders
  | 'elsewhere' // another tab is paying
  | 'sending'
  | 'finding' // the response was lost: reads the orders to find the outcome
  | 'cancelling'
  | 'confirming'
  | 'leaving'; // redirects to the payment page

/** The payment that this browser started. It outlives the session, because the shopper may return after it expires. */
interface PaymentState {
  checkoutId: string | null;
  pending: PendingPayment | null;
  lastPayment: LastPayment | null;
  phase: PaymentPhase;
  /** The request id of the running step. */
  step: string | null;
  /** The outcome of the last step; that of an open order is kept during the next step. */
  outcome: PaymentOutcome | null;
  /** The URL of the redirect. */
  target: string | null;
  /** The order codes this tab has seen; an unseen order was placed elsewhere. */
  seen: string[] | null;
}

const initialState: PaymentState = {
  checkoutId: null,
  pending: null,
  lastPayment: null,
  phase: 'idle',
  step: null,
  outcome: null,
  target: null,
  seen: null,
};

type Progress =
  | { phase: Extract<PaymentPhase, 'ordering' | 'elsewhere' | 'sending' | 'finding'> }
  | { phase: 'leaving'; target: string };

/** The steps load with the checkout, the slice with the first screen: it knows them by their action types. */
const isOfStep = (action: unknown): action is UnknownAction & { meta: { requestId: string; phase?: PaymentPhase } } =>
  (action as UnknownAction).type.startsWith('payment/');

/** Ends the step, unless the shopper came back from the payment page and has begun another one. */
const endStep = (state: PaymentState, requestId: string, outcome: PaymentOutcome): void => {
  if (state.step !== requestId) return;
  state.step = null;
  state.phase = state.target === null ? 'idle' : 'leaving';
  state.outcome = outcome;
};

const paymentSlice = createSlice({
  name: 'payment',
  initialState,
  reducers: {
    /** A phase of the running step. */
    stepProgressed: (state, { payload }: PayloadAction<Progress>) => {
      if (state.phase === 'idle') return;
      state.phase = payload.phase;
      if (payload.phase === 'leaving') state.target = payload.target;
    },
    /** The back/forward cache may restore the page as it was left. */
    shopperCameBack: (state) => {
      if (state.phase !== 'leaving') return;
      state.phase = 'idle';
      state.step = null;
      state.target = null;
    },
    messagesDismissed: (state) => {
      state.outcome = withoutNote(state.outcome);
    },

    // The state of the payment.
    paymentOpened: (state, { payload }: PayloadAction<PendingPayment>) => {
      state.pending = payload;
    },
    orderPlaced: (state, { payload }: PayloadAction<{ orderCode: string | null; checkoutUrl: string | null }>) => {
      if (!state.pending) return;
      state.pending.phase = 'placed';
      state.pending.orderCode = payload.orderCode ?? state.pending.orderCode;
      state.pending.checkoutUrl = payload.checkoutUrl ?? state.pending.checkoutUrl;
      if (payload.orderCode !== null) state.seen?.push(payload.orderCode);
    },
    paymentStarted: (state, { payload }: PayloadAction<string>) => {
      state.checkoutId = payload;
    },
    /** Drops the open payment: it was not placed, was given up, or is now an ordinary order. */
    paymentDropped: (state) => {
      state.pending = null;
    },
    /** Keeps an order that could not be cancelled as an ordinary order. */
    orderKept: (state) => {
      if (state.pending?.orderCode) state.seen?.push(state.pending.orderCode);
      state.pending = null;
      state.outcome = null;
    },
    /** The payment is cancelled, so no return is expected. */
    paymentClosed: (state) => {
      state.checkoutId = null;
      state.pending = null;
    },
    confirmationSent: (state, { payload }: PayloadAction<string | null>) => {
      if (state.pending?.phase === 'placed') state.pending.confirmKey = payload;
    },
    paymentConfirmed: (state, { payload }: PayloadAction<LastPayment>) => {
      state.checkoutId = null;
      state.pending = null;
      state.lastPayment = payload;
    },
    /** The shopper has cancelled or kept the duplicates, so one open order remains. */
    duplicatesSettled: ({ pending, seen }, { payload }: PayloadAction<string[]>) => {
      if (pending) pending.known = [...(pending.known ?? seen ?? []), ...payload];
    },
    ordersSeen: (state, { payload }: PayloadAction<string[]>) => {
      state.seen = payload;
    },

    // Changes from another tab.
    paymentChangedElsewhere: (state, { payload }: PayloadAction<string | null>) => {
      state.checkoutId = payload;
    },
    pendingChangedElsewhere: (state, { payload }: PayloadAction<PendingPayment | null>) => {
      state.pending = payload;
      if (payload === null && isOpenOutcome(state.outcome)) state.outcome = null;
    },
    lastPaymentChangedElsewhere: (state, { payload }: PayloadAction<LastPayment | null>) => {
      state.lastPayment = payload;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(loggedIn, (state) => {
        state.seen = null;
        state.outcome = null;
      })
      .addMatcher(isAllOf(isPending(), isOfStep), (state, { meta }) => {
        state.step = meta.requestId;
        state.phase = meta.phase ?? 'checking';
        state.outcome = withoutNote(state.outcome);
      })
      .addMatcher(isAllOf(isFulfilled(), isOfStep), (state, { meta, payload }) => {
        endStep(state, meta.requestId, payload as PaymentOutcome);
      })
      .addMatcher(isAllOf(isRejected(), isOfStep), (state, { meta }) => {
        endStep(state, meta.requestId, { kind: 'none' });
      });
  },
  selectors: {
    selectCheckoutId: (state) => state.checkoutId,
    selectPending: (state) => state.pending,
    selectLastPayment: (state) => state.lastPayment,
    selectPaymentPhase: (state) => state.phase,
    selectOutcome: (state) => state.outcome,
    selectTarget: (state) => state.target,
  },
});

export const {
  stepProgressed,
  shopperCameBack,
  messagesDismissed,
  paymentOpened,
  orderPlaced,
  paymentStarted,
  paymentDropped,
  orderKept,
  paymentClosed,
  confirmationSent,
  paymentConfirmed,
  duplicatesSettled,
  ordersSeen,
  paymentChangedElsewhere,
  pendingChangedElsewhere,
  lastPaymentChangedElsewhere,
} = paymentSlice.actions;
export const { selectCheckoutId, selectPending, selectLastPayment, selectPaymentPhase, selectOutcome, selectTarget } =
  paymentSlice.selectors;
export const paymentReducer = paymentSlice.reducer;
