import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { DEFAULT_DURATION } from '../../config/constants';
import { isDuration } from '../../domain/durations';
import { sessionEnded } from '../session/sessionSlice';
import type { RememberedAddress } from './rememberedAddress';

type PaymentType = 'cash' | 'installment';

/** What the shopper chose at checkout, as far as support must see it to reproduce the screen. */
export interface CheckoutChoices {
  paymentType: PaymentType;
  duration: number;
  /** As typed; the rules read it. */
  downPayment: string;
  deliverySet: boolean;
}

interface CheckoutState extends CheckoutChoices {
  localPickup: boolean;
  /** The order is placed and the shopper on the way to it: the empty bag is no reason to lead them elsewhere. */
  isFinished: boolean;
  rememberedAddress: RememberedAddress | null;
}

const initialState: CheckoutState = {
  paymentType: 'cash',
  duration: DEFAULT_DURATION,
  downPayment: '',
  deliverySet: false,
  localPickup: false,
  isFinished: false,
  rememberedAddress: null,
};

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
    },
    pickupSwitched: (state, { payload }: PayloadAction<boolean>) => {
      state.localPickup = payload;
    },
    /** The shopper is back, and finds what they had chosen. */
    choicesRestored: (state, { payload }: PayloadAction<CheckoutChoices>) => {
      state.paymentType = payload.paymentType;
      if (isDuration(payload.duration)) state.duration = payload.duration;
      state.downPayment = payload.downPayment;
      state.deliverySet = payload.deliverySet;
    },
    /** Clears the choices when the shopper changes. */
    choicesForgotten: ({ rememberedAddress }) => ({ ...initialState, rememberedAddress }),
    addressRemembered: (state, { payload }: PayloadAction<RememberedAddress | null>) => {
      state.rememberedAddress = payload;
    },
    checkoutOpened: (state) => {
      state.isFinished = false;
    },
    /** The order has been placed: the next one begins anew. */
    checkoutFinished: ({ rememberedAddress }) => ({ ...initialState, rememberedAddress, isFinished: true }),
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, ({ rememberedAddress }) => ({ ...initialState, rememberedAddress }));
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
  choicesRestored,
  choicesForgotten,
  addressRemembered,
  checkoutOpened,
  checkoutFinished,
} = checkoutSlice.actions;
export const { selectCheckoutChoices, selectRememberedAddress } = checkoutSlice.selectors;
export const checkoutReducer = checkoutSlice.reducer;
