import { APPROVED } from '../../contract/eligible';

/** Whether a shopper may buy by instalments, and how far the question has come. */
export type EligibilityPhase = 'new' | 'requested' | 'confirmed' | 'processing';

export type EligibilityEvent = 'reviewRequested' | 'orderSaved' | 'sessionEnded';

export const ELIGIBILITY_LABELS: Record<EligibilityPhase, string> = {
  new: 'Created',
  requested: 'Pending Review',
  confirmed: APPROVED,
  processing: 'Process for Payment',
};

const PHASES = new Map(
  Object.entries(ELIGIBILITY_LABELS).map(([phase, label]) => [label.toLowerCase(), phase as EligibilityPhase]),
);

/** The account's `eligible` field → phase; what is empty or unknown has not been asked for yet. */
export const phaseOf = (eligible: string): EligibilityPhase => PHASES.get(eligible.trim().toLowerCase()) ?? 'new';

type Row = Partial<Record<EligibilityEvent, EligibilityPhase>>;

/** What is not in the table does not happen. A saved instalment order asks for a review; who has an answer keeps it. */
const TRANSITIONS: Record<EligibilityPhase, Row> = {
  new: { reviewRequested: 'requested', orderSaved: 'requested' },
  requested: { sessionEnded: 'new' },
  confirmed: { sessionEnded: 'new' },
  processing: { sessionEnded: 'new' },
};

export const nextPhase = (phase: EligibilityPhase, event: EligibilityEvent): EligibilityPhase =>
  TRANSITIONS[phase][event] ?? phase;
