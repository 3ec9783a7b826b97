import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Id } from '../../lib/ids';

/** The product shown in quick view; the cached list that opened it holds its data. */
interface QuickViewState {
  productId: Id | null;
}

const initialState: QuickViewState = { productId: null };

const quickViewSlice = createSlice({
  name: 'quickView',
  initialState,
  reducers: {
    quickViewChosen: (state, { payload }: PayloadAction<Id>) => {
      state.productId = payload;
    },
  },
  selectors: {
    selectQuickViewId: (state) => state.productId,
  },
});

export const { quickViewChosen } = quickViewSlice.actions;
export const { selectQuickViewId } = quickViewSlice.selectors;
export const quickViewReducer = quickViewSlice.reducer;
