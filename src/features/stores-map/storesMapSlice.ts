import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The store whose window is open; null when none is. */
interface StoresMapState {
  selectedId: string | null;
}

const initialState: StoresMapState = { selectedId: null };

const storesMapSlice = createSlice({
  name: 'storesMap',
  initialState,
  reducers: {
    storeSelected: (state, { payload }: PayloadAction<string>) => {
      state.selectedId = payload;
    },
    storeDeselected: (state) => {
      state.selectedId = null;
    },
  },
  selectors: { selectSelectedStoreId: (state) => state.selectedId },
});

export const { storeSelected, storeDeselected } = storesMapSlice.actions;
export const { selectSelectedStoreId } = storesMapSlice.selectors;
export const storesMapReducer = storesMapSlice.reducer;
