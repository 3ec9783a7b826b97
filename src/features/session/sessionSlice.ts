import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { loggedIn, tokenRenewed } from '../../api/apiEvents';
import type { User } from '../../contract/customer';
import { expiryOf } from './token';

export type SessionEnd = 'loggedOut' | 'expired' | 'refused' | 'inactive' | 'unreadable';

interface SessionState {
  token: string | null;
  account: User | null;
  /** Why the session ended; null while it is active, or when there never was one. */
  ended: SessionEnd | null;
  /** False on a shared phone: personal data stays in this tab's memory. */
  keep: boolean;
  /** The token expires within minutes. */
  endsSoon: boolean;
  /** The page before the sign-in. */
  lastPage: string | null;
  /** The e-mail of the last registration or password reset, so that it is not typed twice. */
  knownEmail: string;
  /** Initial "Remember me" value of the sign-in page; the side panel's checkbox passes its choice on. */
  remembers: boolean;
}

/** Checks the token's expiry: at the start, and when the page wakes up. */
export const sessionWatched = createAction('session/watched');

const initialSession: SessionState = {
  token: null,
  account: null,
  ended: null,
  keep: true,
  endsSoon: false,
  lastPage: null,
  knownEmail: '',
  remembers: true,
};

/** The ends of a session about which the shopper sees a message. */
export const NOTIFY_REASONS: readonly (SessionEnd | null)[] = ['expired', 'refused', 'inactive'];

const sessionSlice = createSlice({
  name: 'session',
  initialState: initialSession,
  reducers: {
    /** All slices with the shopper's data listen to this: cart, eligibility, cached replies. */
    sessionEnded: ({ keep, lastPage }, { payload }: PayloadAction<SessionEnd>): SessionState => ({
      ...initialSession,
      ended: payload,
      // The phone is still shared after the session ends, and the bag may still be the shopper's.
      keep: payload === 'loggedOut' || keep,
      remembers: payload === 'loggedOut' || keep,
      // A logout leaves nothing for the next shopper.
      lastPage: payload === 'loggedOut' ? null : lastPage,
    }),
    /** The shopper has seen the message about the end of the session. */
    sessionEndTold: (state) => {
      state.ended = null;
    },
    /** The token was changed by another tab. */
    tokenChangedElsewhere: (state, { payload }: PayloadAction<string | null>) => {
      state.token = payload;
      state.ended = payload === null ? 'loggedOut' : null;
      state.endsSoon = false;
      if (payload !== null) return;
      state.account = null;
      // A logout leaves nothing for the next shopper.
      state.lastPage = null;
      state.knownEmail = '';
    },
    /** The account as another tab or the server has it now; stored for the next visit. */
    accountChanged: (state, { payload }: PayloadAction<User | null>) => {
      state.account = payload;
    },
    sessionEndsSoon: (state, { payload }: PayloadAction<boolean>) => {
      state.endsSoon = payload;
    },
    pageVisited: (state, { payload }: PayloadAction<string>) => {
      state.lastPage = payload;
    },
    rememberChosen: (state, { payload }: PayloadAction<boolean>) => {
      state.remembers = payload;
    },
    emailGiven: (state, { payload }: PayloadAction<string>) => {
      state.knownEmail = payload;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(loggedIn, ({ lastPage }, { payload }): SessionState => ({
      ...initialSession,
      token: payload.token,
      account: payload.account,
      keep: payload.keep ?? true,
      lastPage,
    }));
    builder.addCase(tokenRenewed, (state, { payload }) => {
      // An unreadable token would end the session at once, while the old one may still be valid.
      if (state.token !== null && expiryOf(payload) !== null) state.token = payload;
    });
  },
  selectors: {
    selectIsSignedIn: (state) => state.token !== null,
    selectAccount: (state) => state.account,
    selectSessionEnd: (state) => state.ended,
    /** The session expired, and the shopper has not seen the message yet. */
    selectHasExpired: (state) => NOTIFY_REASONS.includes(state.ended),
    selectEndsSoon: (state) => state.endsSoon,
    selectLastPage: (state) => state.lastPage,
    selectKnownEmail: (state) => state.knownEmail,
    selectRemembers: (state) => state.remembers,
  },
});

export const {
  sessionEnded,
  sessionEndTold,
  tokenChangedElsewhere,
  accountChanged,
  sessionEndsSoon,
  pageVisited,
  emailGiven,
  rememberChosen,
} = sessionSlice.actions;
export const {
  selectIsSignedIn,
  selectAccount,
  selectSessionEnd,
  selectHasExpired,
  selectEndsSoon,
  selectLastPage,
  selectKnownEmail,
  selectRemembers,
} = sessionSlice.selectors;
export const sessionReducer = sessionSlice.reducer;
