import { APPROVED } from '../../contract/customer';
import { fold } from '../../lib/fold';

/** The phases of a shopper's eligibility for instalments. */
export type EligibilityPhase = 'new' | 'requested' | 'confirmed' | 'processing';

export type EligibilityEvent = 'reviewRequested' | 'orderSaved' | 'sessionEnded';

export const ELIGIBILITY_LABELS: Record<EligibilityPhase, string> = {
  new: 'Created',
  requested: 'Pending Review',
  confirmed: APPROVED,
  processing: 'Process for Payment',
};

const PHASES = new Map(
  Object.entries(ELIGIBILITY_LABELS).flatMap(([phase, label]) =>
    [phase, fold(label)].map((name) => [name, phase as EligibilityPhase]),
  ),
);

/** Maps the account's `eligible` field, a label or a phase, to the phase; empty or unknown values mean 'new'. */
export const phaseOf = (eligible: string): EligibilityPhase => PHASES.get(fold(eligible)) ?? 'new';

type Row = Partial<Record<EligibilityEvent, EligibilityPhase>>;

/** Events that are not in the table are ignored. A saved instalment order requests a review; later phases are kept. */
const TRANSITIONS: Record<EligibilityPhase, Row> = {
  new: { reviewRequested: 'requested', orderSaved: 'requested' },
  requested: { sessionEnded: 'new' },
  confirmed: { sessionEnded: 'new' },
  processing: { sessionEnded: 'new' },
};

export const nextPhase = (phase: EligibilityPhase, event: EligibilityEvent): EligibilityPhase =>
  TRANSITIONS[phase][event] ?? phase;
