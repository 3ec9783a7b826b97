import { accountKey } from '../../lib/accountKey';
import type { RootState } from '../../store/types';
import type { Names } from './names';
import { applyRule } from './rule';
import { stateRules } from './stateRules';

/** The redacted state of a snapshot: enough to render every screen, with nothing that identifies a person. */
export type RecordedState = Record<string, unknown>;

export const exportState = (state: RootState, names: Names): RecordedState => {
  names.setCurrentAccount(accountKey(state.session.account));
  return applyRule(stateRules, state, names) as RecordedState;
};
