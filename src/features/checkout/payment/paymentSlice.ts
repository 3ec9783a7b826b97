import { type CaseReducer, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { loggedIn } from '../../../api/apiEvents';
import type { LoanTerms } from '../../../api/loanApi';
import type { CheckoutOrder, CheckoutPayload } from '../../../contract/checkout';
import type { Schedule } from '../../../contract/loan';
import type { Minor } from '../../../lib/money';
import type { Secret } from '../../../lib/secret';
import type { CheckedLine } from '../../cart/checkedLines';
import { isOpen, type PaymentOutcome, withoutNote } from './paymentOutcome';
import type { LastPayment, PendingPayment } from './pendingPayment';

/** The order that the shopper submits; prices and stock are those on the screen. */
export interface PressedOrder extends Pick<CheckoutOrder, 'plan'> {
  delivery: Secret<Pick<CheckoutOrder, 'address' | 'note'>>;
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

/** The step that runs in this tab. Only one runs at a time: every phase but `idle` ignores new requests. */
type PaymentPhase =
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
  outcome: null,
  target: null,
  seen: null,
};

/** Starts a step only if no other is running, so that concurrent presses count as one. paymentEffects runs its work. */
const begin =
  <P>(phase: PaymentPhase, from: readonly PaymentPhase[] = ['idle']): CaseReducer<PaymentState, PayloadAction<P>> =>
  (state) => {
    if (!from.includes(state.phase)) return;
    state.phase = phase;
    state.outcome = withoutNote(state.outcome);
  };

const paymentSlice = createSlice({
  name: 'payment',
  initialState,
  reducers: {
    // Requested steps.
    orderPressed: begin<PressedOrder>('checking'),
    /** Prices and stock are checked: the second half of `orderPressed`. */
    orderReady: begin<OrderToSend>('ordering', ['idle', 'checking']),
    recoveryWanted: begin<void>('checking'),
    continuePressed: (state) => {
      state.outcome = withoutNote(state.outcome);
    },
    cancelPressed: begin<string>('cancelling'),
    cancelDuplicatesPressed: begin<void>('cancelling'),
    keepDuplicatesPressed: () => undefined,
    /** Keeps an order that could not be cancelled as an ordinary order. */
    leavePressed: (state) => {
      if (state.pending?.orderCode) state.seen?.push(state.pending.orderCode);
      state.pending = null;
      state.outcome = null;
    },
    paymentReturned: begin<string>('confirming'),
    paymentGivenUp: begin<string>('cancelling'),
    messagesDismissed: (state) => {
      state.outcome = withoutNote(state.outcome);
    },

    // Progress of a step.
    lockAwaited: (state) => {
      state.phase = 'elsewhere';
    },
    lockAcquired: (state) => {
      state.phase = 'ordering';
    },
    orderSent: (state) => {
      state.phase = 'sending';
    },
    answerLost: (state) => {
      state.phase = 'finding';
    },
    shopperLeft: (state, { payload }: PayloadAction<string>) => {
      state.phase = 'leaving';
      state.target = payload;
    },
    /** The back/forward cache may restore the page as it was left. */
    shopperCameBack: (state) => {
      if (state.phase !== 'leaving') return;
      state.phase = 'idle';
      state.target = null;
    },
    stepEnded: (state, { payload }: PayloadAction<PaymentOutcome>) => {
      if (state.phase !== 'leaving') state.phase = 'idle';
      state.outcome = payload;
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
      if (payload === null && isOpen(state.outcome)) state.outcome = null;
    },
    lastPaymentChangedElsewhere: (state, { payload }: PayloadAction<LastPayment | null>) => {
      state.lastPayment = payload;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(loggedIn, (state) => {
      state.seen = null;
      state.outcome = null;
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
  orderPressed,
  orderReady,
  recoveryWanted,
  continuePressed,
  cancelPressed,
  cancelDuplicatesPressed,
  keepDuplicatesPressed,
  leavePressed,
  paymentReturned,
  paymentGivenUp,
  messagesDismissed,
  lockAwaited,
  lockAcquired,
  orderSent,
  answerLost,
  shopperLeft,
  shopperCameBack,
  stepEnded,
  paymentOpened,
  orderPlaced,
  paymentStarted,
  paymentDropped,
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
