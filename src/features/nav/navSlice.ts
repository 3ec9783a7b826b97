import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { patterns } from '../../config/paths';

/** Why the page could not be rendered: its chunk did not load, or it threw. */
export type PageError = 'lost' | 'broken';

/** The current page and the connection, so that a recorded state shows which screen it belongs to. */
interface NavState {
  pathname: string;
  search: string;
  online: boolean;
  failed: PageError | null;
}

const initialState: NavState = { pathname: '/', search: '', online: true, failed: null };

/** Links in mails contain a code and an e-mail address in the query: they are redacted from the store and from what is stored. */
const SECRETIVE: readonly string[] = [patterns.verify, patterns.resetPassword, patterns.resetPasswordOld];

/** The query without secrets. */
export const openSearch = (pathname: string, search: string): string => (SECRETIVE.includes(pathname) ? '' : search);

const navSlice = createSlice({
  name: 'nav',
  initialState,
  reducers: {
    pageOpened: {
      prepare: (pathname: string, search: string) => ({
        payload: { pathname, search: openSearch(pathname, search) },
      }),
      reducer: (state, { payload }: PayloadAction<{ pathname: string; search: string }>) => {
        state.pathname = payload.pathname;
        state.search = payload.search;
      },
    },
    connectionChanged: (state, { payload }: PayloadAction<boolean>) => {
      state.online = payload;
    },
    pageFailed: (state, { payload }: PayloadAction<PageError>) => {
      state.failed = payload;
    },
    pageRecovered: (state) => {
      state.failed = null;
    },
  },
  selectors: {
    selectPathname: (state) => state.pathname,
    selectSearch: (state) => state.search,
    selectFailure: (state) => state.failed,
  },
});

export const { pageOpened, connectionChanged, pageFailed, pageRecovered } = navSlice.actions;
export const { selectPathname, selectSearch, selectFailure } = navSlice.selectors;
export const navReducer = navSlice.reducer;
