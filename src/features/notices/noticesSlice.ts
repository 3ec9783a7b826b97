import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import {
  addedToCart,
  alreadyInCart,
  loggedIn,
  type NoticeKind,
  notify,
  REMOVED,
  removalConfirmed,
  type Undo,
} from '../../api/apiEvents';
import { MAX_TOASTS } from '../../config/constants';
import { allOverlaysClosed, overlayClosed } from '../overlays/overlaysSlice';

interface Notice {
  id: string;
  kind: NoticeKind;
  text: string;
  /** The action that undoes it; the toast then has a button 'Undo'. */
  undo?: Undo;
}

/** Toasts on the screen, the newest last. */
interface NoticesState {
  shown: Notice[];
  /** The number of notices so far, used for the next id. */
  count: number;
  /** The browser refuses storage, so nothing outlives this tab. */
  storageRefused: boolean;
}

const initialState: NoticesState = { shown: [], count: 0, storageRefused: false };

/** Identical notices are merged; a new notice evicts the oldest. */
const show = (state: NoticesState, notice: Omit<Notice, 'id'>): void => {
  const { kind, text, undo } = notice;
  if (!undo && state.shown.some((shown) => shown.kind === kind && shown.text === text)) return;
  state.shown = [...state.shown, { id: `notice-${state.count}`, ...notice }].slice(-MAX_TOASTS);
  state.count += 1;
};

const ADDED = 'Added to cart';
const ALREADY_ADDED = 'Already in cart';

/** Keeps the array when no notice matches: a new one would render the toasts on every change of the page. */
const close = (state: NoticesState, isStale: (notice: Notice) => boolean): void => {
  if (state.shown.some(isStale)) state.shown = state.shown.filter((notice) => !isStale(notice));
};

/**
 * Closes the toasts about added lines with the cart drawer: without it they would cover the header or the next page.
 */
const closeCartNotices = (state: NoticesState): void => {
  close(state, ({ text }) => text === ADDED || text === ALREADY_ADDED);
};

const noticesSlice = createSlice({
  name: 'notices',
  initialState,
  reducers: {
    noticeClosed: (state, { payload }: PayloadAction<string>) => {
      close(state, ({ id }) => id === payload);
    },
    storageRefused: (state) => {
      state.storageRefused = true;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(notify, (state, { payload }) => {
        show(state, payload);
      })
      .addCase(addedToCart, (state) => {
        show(state, { kind: 'success', text: ADDED });
      })
      .addCase(alreadyInCart, (state) => {
        show(state, { kind: 'info', text: ALREADY_ADDED });
      })
      .addCase(removalConfirmed, (state, { payload }) => {
        // One removal shows one toast.
        const removed = state.shown.find(({ undo, text }) => undo !== undefined && text === REMOVED);
        if (removed) removed.text = payload;
        else show(state, { kind: 'success', text: payload });
      })
      .addCase(loggedIn, (state) => {
        // Notices without Undo are for visitors, such as 'Sign in now.'
        close(state, ({ undo }) => undo === undefined);
      })
      .addCase(overlayClosed, (state, { payload }) => {
        if (payload === 'cartDrawer') closeCartNotices(state);
      })
      .addCase(allOverlaysClosed, closeCartNotices);
  },
  selectors: {
    selectNotices: (state) => state.shown,
    selectStorageRefused: (state) => state.storageRefused,
  },
});

export const { noticeClosed, storageRefused } = noticesSlice.actions;
export const { selectNotices, selectStorageRefused } = noticesSlice.selectors;
export const noticesReducer = noticesSlice.reducer;
