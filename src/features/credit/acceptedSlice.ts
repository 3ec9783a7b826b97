import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { loggedIn } from '../../api/apiEvents';
import { accountKey } from '../../lib/accountKey';
import type { RootState } from '../../store/types';
import { sessionEnded } from '../session/sessionSlice';

/** The maximum number of stored schedules; the oldest are evicted. */
const KEPT = 20;

const sum = v.nullable(v.pipe(v.number(), v.safeInteger()));

/** A schedule that the shopper accepted for an order, to be compared with the order later. */
const storedAccepted = v.object({
  /** The account it belongs to; see lib/accountKey. */
  account: v.pipe(v.string(), v.maxLength(20)),
  orderCode: v.pipe(v.string(), v.minLength(1)),
  // Earlier versions stored fractions of a millisecond.
  at: v.pipe(v.number(), v.transform(Math.round)),
  total: v.number(),
  downPayment: v.number(),
  duration: v.number(),
  rate: v.string(),
  rows: v.array(
    v.object({
      paymentNumber: v.number(),
      paymentAmount: sum,
      remainingBalance: sum,
      // Schedules stored by earlier versions have no due date.
      dueDate: v.optional(v.nullable(v.string()), null),
    }),
  ),
});
export type AcceptedSchedule = v.InferOutput<typeof storedAccepted>;

export const storedAcceptedList = v.pipe(
  v.array(v.unknown()),
  v.transform((items): AcceptedSchedule[] =>
    items
      .map((item) => v.safeParse(storedAccepted, item))
      .flatMap((read) => (read.success ? [read.output] : []))
      .slice(0, KEPT),
  ),
);

interface CreditState {
  /** The newest first. */
  accepted: AcceptedSchedule[];
}

const initialState: CreditState = { accepted: [] };

const creditSlice = createSlice({
  name: 'credit',
  initialState,
  reducers: {
    scheduleAccepted: (state, { payload }: PayloadAction<AcceptedSchedule>) => {
      const others = state.accepted.filter(({ orderCode }) => orderCode !== payload.orderCode);
      state.accepted = [payload, ...others].slice(0, KEPT);
    },
    acceptedChangedElsewhere: (state, { payload }: PayloadAction<AcceptedSchedule[]>) => {
      state.accepted = payload;
    },
  },
  extraReducers: (builder) => {
    builder
      // An expired session keeps the schedules of every account; a logout clears them.
      .addCase(sessionEnded, (state, { payload }) => (payload === 'loggedOut' ? initialState : state))
      .addCase(loggedIn, (state, { payload }) => {
        const mine = accountKey(payload.account);
        state.accepted = state.accepted.filter(({ account }) => account === mine);
      });
  },
});

export const { scheduleAccepted, acceptedChangedElsewhere } = creditSlice.actions;
export const creditReducer = creditSlice.reducer;

/** The schedule that this account accepted for the order in this browser; null when there is none. */
export const acceptedScheduleOf =
  (orderCode: string) =>
  ({ credit, session }: RootState): AcceptedSchedule | null => {
    const mine = accountKey(session.account);
    return credit.accepted.find((one) => one.orderCode === orderCode && one.account === mine) ?? null;
  };
