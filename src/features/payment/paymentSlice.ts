import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { loggedIn } from '../../api/apiEvents';
import { PENDING } from '../../domain/orderStatus';
import type { Price } from '../../lib/money';
import { nextPaymentPhase, type PaymentEvent, type PaymentPhase } from './paymentPhase';
import type { LastPayment, PendingPayment } from './pendingPayment';

/** What the orders say about a payment that was not finished here. */
type Finding =
  | { kind: 'unreadable' }
  | { kind: 'waiting'; orderCode: string; status: string; total: Price }
  /** One press has become several orders. */
  | { kind: 'twice'; orderCode: string; duplicates: string[] }
  | { kind: 'none' };

/** The payment that this browser has sent the shopper away for. It outlives the session: the return may come after it. */
interface PaymentState {
  checkoutId: string | null;
  pending: PendingPayment | null;
  lastPayment: LastPayment | null;
  phase: PaymentPhase;
  finding: Finding | null;
  /** Where the shopper is being sent. */
  target: string | null;
  /** The orders this tab knows of; one that is new was placed elsewhere. */
  seen: string[] | null;
}

const initialState: PaymentState = {
  checkoutId: null,
  pending: null,
  lastPayment: null,
  phase: 'idle',
  finding: null,
  target: null,
  seen: null,
};

const on = (event: PaymentEvent) => (state: PaymentState) => {
  state.phase = nextPaymentPhase(state.phase, event);
  if (state.phase !== 'leaving') state.target = null;
};

const paymentSlice = createSlice({
  name: 'payment',
  initialState,
  reducers: {
    paymentBegun: on('begun'),
    turnAwaited: on('waited'),
    orderSent: on('sent'),
    answerLost: on('lost'),
    paymentEnded: on('ended'),
    shopperCameBack: on('cameBack'),
    paymentOpened: (state, { payload }: PayloadAction<PendingPayment>) => {
      state.pending = payload;
      state.finding = null;
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
    shopperLeft: (state, { payload }: PayloadAction<string>) => {
      state.phase = nextPaymentPhase(state.phase, 'left');
      state.target = payload;
    },
    /** Nothing is open any more: it was not placed, was given up, or is an order like any other. */
    paymentDropped: (state) => {
      state.pending = null;
      state.finding = null;
    },
    /** Cancelled: nobody waits for its return. */
    paymentClosed: (state) => {
      state.checkoutId = null;
      state.pending = null;
      state.finding = null;
    },
    paymentConfirmed: (state, { payload }: PayloadAction<LastPayment>) => {
      state.checkoutId = null;
      state.pending = null;
      state.finding = null;
      state.lastPayment = payload;
    },
    outcomeFound: (state, { payload }: PayloadAction<Finding>) => {
      state.finding = payload;
    },
    /** The shopper has cancelled the duplicates, or keeps them: what is left is one order that waits. */
    duplicatesSettled: (state) => {
      const { finding, pending } = state;
      if (finding?.kind !== 'twice' || !pending) return;
      pending.known = [...(pending.known ?? state.seen ?? []), ...finding.duplicates];
      state.finding = { kind: 'waiting', orderCode: finding.orderCode, status: PENDING, total: pending.total };
    },
    ordersSeen: (state, { payload }: PayloadAction<string[]>) => {
      state.seen = payload;
    },
    paymentChangedElsewhere: (state, { payload }: PayloadAction<string | null>) => {
      state.checkoutId = payload;
    },
    pendingChangedElsewhere: (state, { payload }: PayloadAction<PendingPayment | null>) => {
      state.pending = payload;
      if (payload === null) state.finding = null;
    },
    lastPaymentChangedElsewhere: (state, { payload }: PayloadAction<LastPayment | null>) => {
      state.lastPayment = payload;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(loggedIn, (state) => {
      state.seen = null;
      state.finding = null;
    });
  },
  selectors: {
    selectCheckoutId: (state) => state.checkoutId,
    selectPending: (state) => state.pending,
    selectPaymentPhase: (state) => state.phase,
    selectFinding: (state) => state.finding,
    selectTarget: (state) => state.target,
  },
});

export const {
  paymentBegun,
  turnAwaited,
  orderSent,
  answerLost,
  paymentEnded,
  shopperCameBack,
  paymentOpened,
  orderPlaced,
  paymentStarted,
  shopperLeft,
  paymentDropped,
  paymentClosed,
  paymentConfirmed,
  outcomeFound,
  duplicatesSettled,
  ordersSeen,
  paymentChangedElsewhere,
  pendingChangedElsewhere,
  lastPaymentChangedElsewhere,
} = paymentSlice.actions;
export const { selectCheckoutId, selectPending, selectPaymentPhase, selectFinding, selectTarget } =
  paymentSlice.selectors;
export const paymentReducer = paymentSlice.reducer;
