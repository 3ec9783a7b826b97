import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import type { Undo } from '../../api/apiEvents';
import { MAX_TOASTS } from '../../config/constants';

export type NoticeKind = 'success' | 'info' | 'error';

export interface Notice {
  id: string;
  kind: NoticeKind;
  text: string;
  /** What takes it back; the toast then has a button 'Undo'. */
  undo?: Undo;
}

/** Toasts on the screen, the newest last. */
export interface NoticesState {
  shown: Notice[];
  /** The browser refuses to keep anything, so nothing outlives this tab. */
  storageRefused: boolean;
}

const initialState: NoticesState = { shown: [], storageRefused: false };

const noticesSlice = createSlice({
  name: 'notices',
  initialState,
  reducers: {
    noticeShown: {
      prepare: (kind: NoticeKind, text: string, undo?: Undo) => ({
        payload: { id: nanoid(), kind, text, ...(undo && { undo }) },
      }),
      reducer: (state, { payload }: PayloadAction<Notice>) => {
        // The same words twice are one notice; a new one pushes the oldest out.
        if (!payload.undo && state.shown.some(({ kind, text }) => kind === payload.kind && text === payload.text))
          return;
        state.shown = [...state.shown, payload].slice(-MAX_TOASTS);
      },
    },
    noticeClosed: (state, { payload }: PayloadAction<string>) => {
      state.shown = state.shown.filter(({ id }) => id !== payload);
    },
    storageRefused: (state) => {
      state.storageRefused = true;
    },
  },
  selectors: {
    selectNotices: (state) => state.shown,
    selectStorageRefused: (state) => state.storageRefused,
  },
});

export const { noticeShown, noticeClosed, storageRefused } = noticesSlice.actions;
export const { selectNotices, selectStorageRefused } = noticesSlice.selectors;
export const noticesReducer = noticesSlice.reducer;
