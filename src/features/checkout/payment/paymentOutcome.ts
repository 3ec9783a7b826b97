import { PENDING } from '../../../domain/orderStatus';
import type { PriceAmount } from '../../../lib/money';

/** The effect of the last step on an open order, or the reason why it failed. */
interface StepNote {
  kind: 'noPage' | 'unsafe' | 'notKept' | 'notCancelled' | 'cancelUnknown' | 'cancelled';
  orderCodes: string[];
}

/** The order is placed and, as far as is known, not paid. */
interface Waiting {
  kind: 'waiting';
  orderCode: string | null;
  status: string;
  total: PriceAmount;
  note: StepNote | null;
}

/** One press has created several orders. */
interface Twice {
  kind: 'twice';
  orderCode: string;
  duplicates: string[];
  note: StepNote | null;
}

/** The orders could not be read: no order is sent and no redirect happens until they can be. */
interface Unreadable {
  kind: 'unreadable';
  orderCode: string | null;
}

/** The outcome of a checkout or payment step. Every step ends with exactly one. */
export type PaymentOutcome =
  // Nothing was ordered.
  | { kind: 'changed'; changes: string[] }
  | { kind: 'newOrder'; orderCode: string }
  | { kind: 'notKept' }
  | { kind: 'refused'; text: string }
  // An order is open.
  | Unreadable
  | Twice
  | Waiting
  | { kind: 'left'; orderCode: string | null }
  | { kind: 'unconfirmed' }
  | { kind: 'signedOut' }
  // No order is open any more. `fresh`: confirmed just now; a replayed confirmation does not empty the bag.
  | { kind: 'saved'; orderCode: string | null }
  | { kind: 'confirmed'; orderCode: string | null; fresh: boolean }
  | { kind: 'notPaid'; text: string }
  | { kind: 'cancelled'; orderCode: string }
  | { kind: 'ended'; orderCode: string; status: string }
  | { kind: 'notPlaced' }
  | { kind: 'none' };

type OutcomeOf<K extends PaymentOutcome['kind']> = Extract<PaymentOutcome, { kind: K }>;
export type OpenOutcome = OutcomeOf<'waiting' | 'twice' | 'unreadable'>;

export const isOpenOutcome = (outcome: PaymentOutcome | null): outcome is OpenOutcome =>
  outcome?.kind === 'waiting' || outcome?.kind === 'twice' || outcome?.kind === 'unreadable';

export const waitingOutcome = (
  orderCode: string | null,
  total: PriceAmount = null,
  status: string = PENDING,
): OutcomeOf<'waiting'> => ({ kind: 'waiting', orderCode, status, total, note: null });

/** Adds a step's note to the open order's outcome; an unknown order counts as waiting. */
export const withStepNote = (
  outcome: PaymentOutcome | null,
  kind: StepNote['kind'],
  orderCodes: string[],
): OutcomeOf<'waiting' | 'twice'> => {
  const note = { kind, orderCodes };
  if (outcome?.kind === 'waiting' || outcome?.kind === 'twice') return { ...outcome, note };
  return { ...waitingOutcome(orderCodes[0] ?? null), note };
};

/** The last note about an open order. */
export const stepNoteOf = (outcome: PaymentOutcome | null): StepNote['kind'] | null =>
  outcome?.kind === 'waiting' || outcome?.kind === 'twice' ? (outcome.note?.kind ?? null) : null;

/** Clears the messages when the next step begins; an open order stays open. */
export const withoutNote = (outcome: PaymentOutcome | null): OpenOutcome | null => {
  if (!isOpenOutcome(outcome)) return null;
  return outcome.kind === 'unreadable' || outcome.note === null ? outcome : { ...outcome, note: null };
};

/** The code of the placed order; null when there is none or it is unknown. */
export const placedCode = (outcome: PaymentOutcome): string | null =>
  'orderCode' in outcome && outcome.kind !== 'newOrder' ? outcome.orderCode : null;
