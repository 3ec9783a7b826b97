import { addListener } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { loggedIn } from '../../api/apiEvents';
import { userSchema } from '../../contract/customer';
import { storedToken } from '../../contract/stored';
import { parseJson } from '../../lib/json';
import { tabStorage } from '../../lib/tabStorage';
import type { ShopThunk } from '../../store/types';
import { sessionEnded } from './sessionSlice';

const KEY = 'sessionAway';
/** Limits how long an abandoned payment page leaves the session in the tab. */
const LIFETIME_MS = 30 * 60_000;

const storedSession = v.object({ at: v.number(), token: storedToken, account: userSchema });

/** Stores a session without "Remember me", which is only in memory, before the tab leaves for a payment page. */
export const handOverSession = (): ShopThunk => (dispatch, getState) => {
  const { keep, token, account } = getState().session;
  if (keep || token === null) return;
  tabStorage.write(KEY, JSON.stringify({ at: Date.now(), token, account }));
  // Back may restore this page, and a sign-out there must leave nothing behind.
  dispatch(
    addListener({
      actionCreator: sessionEnded,
      effect: () => {
        tabStorage.drop(KEY);
      },
    }),
  );
};

/** Resumes the session in the tab that returns from the payment page; false if there is none to resume. */
export const resumeSession = (): ShopThunk<boolean> => (dispatch) => {
  const found = v.safeParse(storedSession, parseJson(tabStorage.read(KEY) ?? ''));
  tabStorage.drop(KEY);
  if (!found.success) return false;
  const { at, token, account } = found.output;
  const age = Date.now() - at;
  if (!(age >= 0 && age < LIFETIME_MS)) return false;
  dispatch(loggedIn({ token, account, keep: false }));
  return true;
};
