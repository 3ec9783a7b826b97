import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { StoredWish } from '../../contract/stored';
import type { Id } from '../../lib/ids';

interface WishlistState {
  ids: Id[];
  /** Facts of the wished products, stored when they were wished for or last viewed. */
  seen: StoredWish[];
}

const initialState: WishlistState = { ids: [], seen: [] };

const wishlistSlice = createSlice({
  name: 'wishlist',
  initialState,
  reducers: {
    productToggled: (state, { payload }: PayloadAction<Id>) => {
      const without = state.ids.filter((id) => id !== payload);
      state.ids = without.length === state.ids.length ? [...state.ids, payload] : without;
      state.seen = state.seen.filter(({ id }) => id !== payload);
    },
    /** Removes several wishes at once, when their products no longer exist. */
    wishesDropped: (state, { payload }: PayloadAction<Id[]>) => {
      const gone = new Set(payload);
      state.ids = state.ids.filter((id) => !gone.has(id));
      state.seen = state.seen.filter(({ id }) => !gone.has(id));
    },
    /** Undoes a removal. */
    wishRestored: (state, { payload: { id, at, seen } }: PayloadAction<{ id: Id; at: number; seen: StoredWish[] }>) => {
      if (state.ids.includes(id)) return;
      state.ids.splice(at, 0, id);
      state.seen.push(...seen);
    },
    wishesNoted: (state, { payload }: PayloadAction<StoredWish[]>) => {
      const noted = new Set(payload.map(({ id }) => id));
      state.seen = [...state.seen.filter(({ id }) => !noted.has(id)), ...payload];
    },
    seenMerged: (state, { payload }: PayloadAction<StoredWish[]>) => {
      state.seen = payload;
    },
    wishlistMerged: (state, { payload }: PayloadAction<Id[]>) => {
      state.ids = payload;
    },
  },
  selectors: {
    selectWishlist: (state) => state.ids,
    selectSeen: (state) => state.seen,
  },
});

export const { productToggled, wishesDropped, wishRestored, wishesNoted, seenMerged, wishlistMerged } =
  wishlistSlice.actions;
export const { selectWishlist, selectSeen } = wishlistSlice.selectors;
export const wishlistReducer = wishlistSlice.reducer;
