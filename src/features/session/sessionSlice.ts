import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { loggedIn, tokenRenewed } from '../../api/apiEvents';
import type { User } from '../../contract/customer';
import { expiryOf } from './token';

type SessionEnd = 'loggedOut' | 'expired' | 'refused' | 'inactive' | 'unreadable';

export interface SessionState {
  token: string | null;
  account: User | null;
  /** Why there is no session any more; null while there is one, or never was. */
  ended: SessionEnd | null;
  /** False on a phone that is not the shopper's own: what tells of them stays in this tab's memory. */
  keep: boolean;
  /** The token runs out within minutes. */
  endsSoon: boolean;
  /** Where the shopper was before they came to sign in. */
  lastPage: string | null;
  /** The e-mail they have just registered with, or reset the password of; nobody types it twice. */
  knownEmail: string;
  /** Whether "Remember me" starts ticked on the sign-in page; the side panel's box passes its choice on. */
  remembers: boolean;
}

/** Time to look at the token's clock: at the start, and when the page wakes up. */
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

const NOTIFY_REASONS: readonly (SessionEnd | null)[] = ['expired', 'refused', 'inactive'];

const sessionSlice = createSlice({
  name: 'session',
  initialState: initialSession,
  reducers: {
    /** Everything that belongs to the shopper listens to this: cart, eligibility, cached replies. */
    sessionEnded: ({ keep, lastPage }, { payload }: PayloadAction<SessionEnd>): SessionState => ({
      ...initialSession,
      ended: payload,
      // The phone is not theirs after the session either, and what is in the bag may still be.
      keep: payload === 'loggedOut' || keep,
      // A logout leaves nothing for the next shopper.
      lastPage: payload === 'loggedOut' ? null : lastPage,
    }),
    /** The shopper has been told that, and why, they are signed out. */
    sessionEndTold: (state) => {
      state.ended = null;
    },
    /** The token was changed by another tab. */
    tokenChangedElsewhere: (state, { payload }: PayloadAction<string | null>) => {
      state.token = payload;
      state.ended = payload === null ? 'loggedOut' : null;
      state.endsSoon = false;
      if (payload === null) state.account = null;
    },
    accountChangedElsewhere: (state, { payload }: PayloadAction<User | null>) => {
      state.account = payload;
    },
    /** The server's latest word on instalments, kept for the next visit. */
    eligibleKept: (state, { payload }: PayloadAction<string>) => {
      if (state.account) state.account.eligible = payload;
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
      // One that cannot be read would end the session at once; the old one may be good still.
      if (state.token !== null && expiryOf(payload) !== null) state.token = payload;
    });
  },
  selectors: {
    selectIsSignedIn: (state) => state.token !== null,
    selectAccount: (state) => state.account,
    selectSessionEnd: (state) => state.ended,
    /** The session ended by itself, and the shopper has not been told yet. */
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
  accountChangedElsewhere,
  eligibleKept,
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
