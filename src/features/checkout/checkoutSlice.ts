import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { LoanTerms } from '../../api/loanApi';
import { DEFAULT_DURATION } from '../../config/constants';
import { isDuration } from '../../domain/durations';
import type { Id } from '../../lib/ids';
import { sessionEnded } from '../session/sessionSlice';
import type { RememberedAddress } from './form/rememberedAddress';

type PaymentType = 'cash' | 'installment';

/** The shopper's choices at checkout. Support reads them to reproduce the screen. */
export interface CheckoutChoices {
  paymentType: PaymentType;
  duration: number;
  /** The raw text; validation parses it. */
  downPayment: string;
  deliverySet: boolean;
  /** Used if the back end announces `stores` and no delivery address is set. */
  pickupStore: Id | null;
}

interface CheckoutState extends CheckoutChoices {
  /** The terms of the schedule in the dialog, and the time of the reply, from which the due dates count. */
  preview: { terms: LoanTerms; at: number } | null;
  localPickup: boolean;
  /** The order is placed and the shopper is being taken to it: the empty bag must not redirect them elsewhere. */
  isFinished: boolean;
  rememberedAddress: RememberedAddress | null;
}

const initialState: CheckoutState = {
  paymentType: 'cash',
  duration: DEFAULT_DURATION,
  downPayment: '',
  deliverySet: false,
  pickupStore: null,
  preview: null,
  localPickup: false,
  isFinished: false,
  rememberedAddress: null,
};

const forgotten = ({ rememberedAddress }: CheckoutState): CheckoutState => ({ ...initialState, rememberedAddress });

const checkoutSlice = createSlice({
  name: 'checkout',
  initialState,
  reducers: {
    paymentTypeChosen: (state, { payload }: PayloadAction<PaymentType>) => {
      state.paymentType = payload;
    },
    durationChosen: (state, { payload }: PayloadAction<number>) => {
      if (isDuration(payload)) state.duration = payload;
    },
    downPaymentTyped: (state, { payload }: PayloadAction<string>) => {
      state.downPayment = payload;
    },
    deliverySwitched: (state, { payload }: PayloadAction<boolean>) => {
      state.deliverySet = payload;
      if (payload) state.localPickup = false;
    },
    pickupSwitched: (state, { payload }: PayloadAction<boolean>) => {
      state.localPickup = payload;
      if (payload) state.deliverySet = false;
    },
    pickupStoreChosen: (state, { payload }: PayloadAction<Id | null>) => {
      state.pickupStore = payload;
    },
    /** Restores the choices when the shopper returns. */
    choicesRestored: (state, { payload }: PayloadAction<CheckoutChoices>) => {
      state.paymentType = payload.paymentType;
      if (isDuration(payload.duration)) state.duration = payload.duration;
      state.downPayment = payload.downPayment;
      // A choice in the cart is newer than the draft.
      if (state.deliverySet || state.localPickup) return;
      state.deliverySet = payload.deliverySet;
      state.pickupStore = payload.pickupStore;
    },
    /** Clears the choices when the shopper changes. */
    choicesForgotten: forgotten,
    schedulePreviewed: (state, { payload }: PayloadAction<CheckoutState['preview']>) => {
      state.preview = payload;
    },
    addressRemembered: (state, { payload }: PayloadAction<RememberedAddress | null>) => {
      state.rememberedAddress = payload;
    },
    checkoutOpened: (state) => {
      state.isFinished = false;
    },
    /** Resets the checkout after an order is placed. */
    checkoutFinished: (state) => ({ ...forgotten(state), isFinished: true }),
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, forgotten);
  },
  selectors: {
    selectCheckoutChoices: (state) => state,
    selectRememberedAddress: (state) => state.rememberedAddress,
  },
});

export const {
  paymentTypeChosen,
  durationChosen,
  downPaymentTyped,
  deliverySwitched,
  pickupSwitched,
  pickupStoreChosen,
  choicesRestored,
  choicesForgotten,
  schedulePreviewed,
  addressRemembered,
  checkoutOpened,
  checkoutFinished,
} = checkoutSlice.actions;
export const { selectCheckoutChoices, selectRememberedAddress } = checkoutSlice.selectors;
export const checkoutReducer = checkoutSlice.reducer;
