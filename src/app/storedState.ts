import { eligibilityOf } from '../features/eligibility/eligibilitySlice';
import type { EntryStore } from '../lib/entries/entryStore';
import { STORED_ENTRIES } from './entries';
import type { RootState } from './rootReducer';

/** The state that the storage describes; an unreadable entry starts empty and does not affect the others. */
export const storedState = (initial: RootState, entries: EntryStore): RootState => {
  let state = initial;
  for (const entry of STORED_ENTRIES) {
    state = { ...state, [entry.slice]: { ...state[entry.slice], [entry.field]: entries.open(entry) } };
  }
  // An account without a token has no owner: the token was unreadable or has been removed.
  const account = state.session.token === null ? null : state.session.account;
  return { ...state, session: { ...state.session, account }, eligibility: eligibilityOf(account?.eligible) };
};
