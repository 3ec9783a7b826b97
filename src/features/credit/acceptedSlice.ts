import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import type { RootState } from '../../store/types';

/** Enough for everybody who buys by instalments; the oldest go. */
const KEPT = 20;

const sum = v.nullable(v.pipe(v.number(), v.safeInteger()));

/** The schedule that the shopper has accepted for an order, to be held against what the order says later. */
export const storedAccepted = v.object({
  orderCode: v.pipe(v.string(), v.minLength(1)),
  at: v.number(),
  total: v.number(),
  downPayment: v.number(),
  duration: v.number(),
  rate: v.string(),
  rows: v.array(v.object({ paymentNumber: v.number(), paymentAmount: sum, remainingBalance: sum })),
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

export interface CreditState {
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
});

export const { scheduleAccepted, acceptedChangedElsewhere } = creditSlice.actions;
export const creditReducer = creditSlice.reducer;

/** The schedule accepted for this order in this browser; null when there is none. */
export const acceptedScheduleOf =
  (orderCode: string) =>
  (state: RootState): AcceptedSchedule | null =>
    state.credit.accepted.find((accepted) => accepted.orderCode === orderCode) ?? null;
