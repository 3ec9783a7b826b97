import { isAnyOf } from '@reduxjs/toolkit';
import { loggedIn } from '../../api/apiEvents';
import { accountKey } from '../../lib/accountKey';
import type { ShopListeners } from '../../store/types';
import { accountChanged, sessionEnded, tokenChangedElsewhere } from '../session/sessionSlice';
import { choicesForgotten } from './checkoutSlice';
import { draftOf, dropDraft } from './form/draftEntry';

/** The draft survives an expired session but not a logout, because the device may change hands. */
export const checkoutListeners = ({ startListening }: ShopListeners): void => {
  startListening({
    matcher: isAnyOf(sessionEnded, tokenChangedElsewhere),
    effect: (_action, { getState }) => {
      const { token, ended } = getState().session;
      if (token === null && ended === 'loggedOut') dropDraft();
    },
  });
  startListening({
    actionCreator: loggedIn,
    effect: ({ payload }) => {
      // Reading deletes the draft of another account.
      draftOf(accountKey(payload.account));
    },
  });
  startListening({
    actionCreator: accountChanged,
    effect: ({ payload }, { dispatch, getOriginalState }) => {
      if (accountKey(payload) === accountKey(getOriginalState().session.account)) return;
      draftOf(accountKey(payload));
      dispatch(choicesForgotten());
    },
  });
};
