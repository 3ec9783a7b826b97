import { isAnyOf } from '@reduxjs/toolkit';
import { loggedIn } from '../api/apiEvents';
import { sessionEnded } from '../features/session/sessionSlice';
import { asideKey } from '../lib/entries/quarantine';
import { PERSONAL_ENTRIES } from './entries';
import type { ShopListeners } from '../store/types';

/** Removes the copies of unreadable personal entries on logout, and where nothing personal may be stored. */
export const dropQuarantined = ({ startListening }: ShopListeners): void => {
  startListening({
    matcher: isAnyOf(sessionEnded, loggedIn),
    effect: (action, { extra }) => {
      if (loggedIn.match(action) && action.payload.keep !== false) return;
      if (sessionEnded.match(action) && action.payload !== 'loggedOut') return;
      try {
        for (const key of PERSONAL_ENTRIES) extra.storage?.removeItem(asideKey(key));
      } catch {
        // A blocked storage contains no copies.
      }
    },
  });
};
