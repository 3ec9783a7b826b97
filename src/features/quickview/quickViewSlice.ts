import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Product } from '../../contract/product';

/** The product that is looked at in passing; the card it was opened from has it already. */
export interface QuickViewState {
  product: Product | null;
}

const initialState: QuickViewState = { product: null };

const quickViewSlice = createSlice({
  name: 'quickView',
  initialState,
  reducers: {
    quickViewChosen: (state, { payload }: PayloadAction<Product>) => {
      state.product = payload;
    },
  },
  selectors: {
    selectQuickViewProduct: (state) => state.product,
  },
});

export const { quickViewChosen } = quickViewSlice.actions;
export const { selectQuickViewProduct } = quickViewSlice.selectors;
export const quickViewReducer = quickViewSlice.reducer;
