import { isAnyOf } from '@reduxjs/toolkit';
import { loggedIn, sessionRefused, tokenRenewed } from '../../api/apiEvents';
import { evictPrivateReplies } from '../../api/privateCache';
import { shopApi } from '../../api/shopApi';
import type { ShopListeners } from '../../store/types';
import { askLoginStatus } from './askLoginStatus';
import { sessionEnded, sessionEndsSoon, sessionWatched, tokenChangedElsewhere } from './sessionSlice';
import { expiryOf, tokenProblem } from './token';

/** setTimeout wraps around beyond this, and a token of 30 days would end at once. */
const LONGEST_SLEEP = 2 ** 31 - 1;
/** Time enough to finish what one is typing. */
const WARNED_BEFORE = 120_000;
/** How often, at most, the server is asked whether the session still stands. */
const ASK_EVERY = 300_000;

/** Tabs do not look at the clock in the same instant. */
const SAME_MOMENT = 5000;

/** Starts and stops what hangs on the session. */
export const sessionListeners = ({ startListening }: ShopListeners): void => {
  startListening({
    matcher: isAnyOf(loggedIn, tokenRenewed, tokenChangedElsewhere, sessionEnded, sessionWatched),
    effect: async (_action, { cancelActiveListeners, delay, dispatch, extra, getState, pause }) => {
      cancelActiveListeners();
      const { clock } = extra;
      for (;;) {
        const { token, endsSoon } = getState().session;
        if (token === null) return;
        const fault = tokenProblem(token, clock.now());
        if (fault === 'expired' && !clock.isKnown()) {
          // It may be the phone's clock that is wrong; the server knows.
          const { data } = await pause(dispatch(askLoginStatus()));
          if (clock.isKnown()) continue;
          if (data?.active === true) {
            await delay(ASK_EVERY);
            continue;
          }
        }
        if (fault !== null) {
          dispatch(sessionEnded(fault));
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
      const { token } = getState().session;
      if (token === null || expiryOf(token) === null) return;
      const since = extra.now() - (askedAt ?? 0);
      if (askedAt !== null && since >= 0 && since < ASK_EVERY) return;
      askedAt = extra.now();
      // A token that has just been given out needs no question.
      if (loggedIn.match(action)) return;
      const { data } = await dispatch(askLoginStatus());
      if (data?.active === false && getState().session.token === token) dispatch(sessionEnded('inactive'));
    },
  });

  // The storage waits for no lock here: a tab that is opened in the same moment would act in the old name.
  startListening({
    actionCreator: sessionEnded,
    effect: (_action, { extra }) => {
      extra.keepNow('token');
    },
  });

  startListening({
    actionCreator: sessionRefused,
    effect: (_action, { dispatch, getState }) => {
      if (getState().session.token !== null) dispatch(sessionEnded('refused'));
    },
  });

  // What another tab found to be over is no log-out: it is told here too, and the page waits behind the sign-in.
  startListening({
    actionCreator: tokenChangedElsewhere,
    effect: ({ payload }, { dispatch, extra, getOriginalState }) => {
      const { token } = getOriginalState().session;
      if (payload !== null || token === null) return;
      if (tokenProblem(token, extra.clock.now() + SAME_MOMENT) === 'expired') dispatch(sessionEnded('expired'));
    },
  });

  startListening({
    predicate: (_action, now, before) => before.session.token !== null && before.session.token !== now.session.token,
    effect: async (_action, { delay, dispatch, getState }) => {
      // A call that failed by this very event settles first, or its error would be lost.
      await delay(0);
      // Requests with the old token are dropped, and another shopper may have signed in: read everything again.
      if (getState().session.token !== null) dispatch(shopApi.util.resetApiState());
      else dispatch(evictPrivateReplies());
    },
  });
};
