import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Business } from '../../contract/business';

/** The shop's details stored by an earlier visit, so that this visit need not wait for them. */
interface BusinessState {
  remembered: Business | null;
}

const initialState: BusinessState = { remembered: null };

const businessSlice = createSlice({
  name: 'business',
  initialState,
  reducers: {
    businessRemembered: (state, { payload }: PayloadAction<Business | null>) => {
      state.remembered = payload;
    },
  },
  selectors: {
    selectRememberedBusiness: (state) => state.remembered,
  },
});

export const { businessRemembered } = businessSlice.actions;
export const { selectRememberedBusiness } = businessSlice.selectors;
export const businessReducer = businessSlice.reducer;
