import { createSlice } from '@reduxjs/toolkit';
import { loggedIn } from '../../api/apiEvents';
import { accountChanged, sessionEnded, tokenChangedElsewhere } from '../session/sessionSlice';
import { type EligibilityPhase, nextPhase, phaseOf } from './eligibilityMachine';

export interface EligibilityState {
  phase: EligibilityPhase;
  /** A request is in flight: a second press has no effect. */
  isAsking: boolean;
}

const initialState: EligibilityState = { phase: 'new', isAsking: false };

export const eligibilityOf = (eligible: string | undefined): EligibilityState => ({
  phase: phaseOf(eligible ?? ''),
  isAsking: false,
});

const eligibilitySlice = createSlice({
  name: 'eligibility',
  initialState,
  reducers: {
    reviewSending: (state) => {
      state.isAsking = true;
    },
    reviewAnswered: (state) => {
      state.isAsking = false;
    },
    reviewRequested: (state) => {
      state.phase = nextPhase(state.phase, 'reviewRequested');
    },
    instalmentOrderSaved: (state) => {
      state.phase = nextPhase(state.phase, 'orderSaved');
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(loggedIn, (_state, { payload }) => eligibilityOf(payload.account.eligible))
      .addCase(accountChanged, (_state, { payload }) => eligibilityOf(payload?.eligible))
      .addCase(tokenChangedElsewhere, (state, { payload }) => (payload === null ? initialState : state))
      .addCase(sessionEnded, (state) => {
        state.phase = nextPhase(state.phase, 'sessionEnded');
      });
  },
  selectors: {
    selectEligibility: (state) => state.phase,
    selectIsAskingReview: (state) => state.isAsking,
  },
});

export const { reviewSending, reviewAnswered, reviewRequested, instalmentOrderSaved } = eligibilitySlice.actions;
export const { selectEligibility, selectIsAskingReview } = eligibilitySlice.selectors;
export const eligibilityReducer = eligibilitySlice.reducer;
