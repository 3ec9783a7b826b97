import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Product } from '../../contract/product';
import { MOST_RECENT, type RecentProduct } from '../../contract/stored';
import { sessionEnded, tokenChangedElsewhere } from '../session/sessionSlice';

export interface RecentState {
  /** Latest first. */
  items: RecentProduct[];
}

const initialState: RecentState = { items: [] };

/** Recently viewed products. Stored in this browser and cleared when the session ends. */
const recentSlice = createSlice({
  name: 'recent',
  initialState,
  reducers: {
    productViewed: {
      reducer: (state, { payload }: PayloadAction<RecentProduct>) => {
        state.items = [payload, ...state.items.filter(({ id }) => id !== payload.id)].slice(0, MOST_RECENT);
      },
      prepare: ({ id, title, slug, code, imgSrc }: Product) => ({ payload: { id, title, slug, code, imgSrc } }),
    },
    recentMerged: (state, { payload }: PayloadAction<RecentProduct[]>) => {
      state.items = payload;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionEnded, () => initialState)
      .addCase(tokenChangedElsewhere, (state, { payload }) => (payload === null ? initialState : state));
  },
  selectors: {
    selectRecent: (state) => state.items,
  },
});

export const { productViewed, recentMerged } = recentSlice.actions;
export const { selectRecent } = recentSlice.selectors;
export const recentReducer = recentSlice.reducer;
