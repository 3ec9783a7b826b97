import { isAnyOf } from '@reduxjs/toolkit';
import { loggedIn, sessionRefused, tokenRenewed } from '../../api/apiEvents';
import { evictPrivateReplies } from '../../api/privateCache';
import { sessionApi } from '../../api/sessionApi';
import { shopApi } from '../../api/shopApi';
import type { ShopListeners } from '../../store/types';
import { pageVisited, sessionEnded, sessionEndsSoon, sessionWatched, tokenChangedElsewhere } from './sessionSlice';
import { storedEnd, storeEnd } from './storedEnd';
import { expiryOf, tokenProblem } from './token';

/** setTimeout overflows beyond this, and a token of 30 days would expire at once. */
const LONGEST_SLEEP = 2 ** 31 - 1;
/** Enough time to finish typing. */
const WARNED_BEFORE = 120_000;
/** Minimum interval between requests for the session's status. */
const ASK_EVERY = 300_000;

/** Asks the server whether the session is still valid. Concurrent callers share one request. */
const fetchLoginStatus = () =>
  sessionApi.endpoints.getLoginStatus.initiate(undefined, { forceRefetch: true, subscribe: false });

/** Listeners for expiry, renewal and the end of the session. */
export const sessionListeners = ({ startListening }: ShopListeners): void => {
  startListening({
    matcher: isAnyOf(loggedIn, tokenRenewed, tokenChangedElsewhere, sessionEnded, sessionWatched),
    effect: async (_action, { cancelActiveListeners, delay, dispatch, extra, getState, pause }) => {
      cancelActiveListeners();
      const { clock } = extra;
      for (;;) {
        const { token, endsSoon } = getState().session;
        if (token === null) return;
        const problem = tokenProblem(token, clock.now());
        if (problem === 'expired' && !clock.isKnown()) {
          // The phone's clock may be wrong, so ask the server.
          const { data } = await pause(dispatch(fetchLoginStatus()));
          if (clock.isKnown()) continue;
          if (data?.active === true) {
            await delay(ASK_EVERY);
            continue;
          }
        }
        if (problem !== null) {
          dispatch(sessionEnded(problem));
          return;
        }
        const left = (expiryOf(token) ?? 0) - clock.now();
        const soon = left <= WARNED_BEFORE;
        if (soon !== endsSoon) dispatch(sessionEndsSoon(soon));
        await delay(Math.min(soon ? left : left - WARNED_BEFORE, LONGEST_SLEEP));
      }
    },
  });

  let askedAt: number | null = null;
  startListening({
    matcher: isAnyOf(loggedIn, sessionWatched),
    effect: async (action, { dispatch, extra, getState }) => {
      if (loggedIn.match(action)) {
        storeEnd(extra.storage, null);
        extra.saveEntry('token');
      }
      const { token } = getState().session;
      if (token === null || expiryOf(token) === null) return;
      const since = extra.now() - (askedAt ?? 0);
      if (askedAt !== null && since >= 0 && since < ASK_EVERY) return;
      askedAt = extra.now();
      // A freshly issued token needs no check.
      if (loggedIn.match(action)) return;
      const { data } = await dispatch(fetchLoginStatus());
      if (data?.active === false && getState().session.token === token) dispatch(sessionEnded('inactive'));
    },
  });

  // The token is removed at once, without the lock: a tab opened at the same moment would use the old token.
  startListening({
    actionCreator: sessionEnded,
    effect: ({ payload }, { extra, getOriginalState }) => {
      // The other tabs do not share a session that is not remembered.
      if (getOriginalState().session.keep) storeEnd(extra.storage, payload);
      extra.saveEntry('token');
    },
  });

  startListening({
    actionCreator: sessionRefused,
    effect: (_action, { dispatch, getState }) => {
      if (getState().session.token !== null) dispatch(sessionEnded('refused'));
    },
  });

  // A session that ended by itself in another tab is not a logout: show the message here too, and keep the page.
  startListening({
    actionCreator: tokenChangedElsewhere,
    effect: ({ payload }, { dispatch, extra, getOriginalState }) => {
      const { token, lastPage } = getOriginalState().session;
      if (payload !== null || token === null) return;
      const end = storedEnd(extra.storage);
      if (end === null) return;
      dispatch(sessionEnded(end));
      if (lastPage !== null) dispatch(pageVisited(lastPage));
    },
  });

  startListening({
    predicate: (_action, now, before) => before.session.token !== null && before.session.token !== now.session.token,
    effect: async (_action, { delay, dispatch, getState }) => {
      // A request that failed because of this action settles first, or its error would be lost.
      await delay(0);
      // Requests with the old token are dropped, and another shopper may have signed in: refetch everything.
      if (getState().session.token !== null) dispatch(shopApi.util.resetApiState());
      else dispatch(evictPrivateReplies());
    },
  });
};
