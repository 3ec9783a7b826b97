import { PENDING } from '../../domain/orderStatus';
import type { Price } from '../../lib/money';

/** What the last step did to an open order, or why it could not go on. */
interface Told {
  what: 'noPage' | 'unsafe' | 'notKept' | 'notCancelled' | 'cancelUnknown' | 'cancelled';
  orderCodes: string[];
}

/** Placed and not paid, as far as anybody knows. */
interface Waiting {
  kind: 'waiting';
  orderCode: string | null;
  status: string;
  total: Price;
  told: Told | null;
}

/** One press has become several orders. */
interface Twice {
  kind: 'twice';
  orderCode: string;
  duplicates: string[];
  told: Told | null;
}

/** What the orders could not be read for: nothing is sent, and nobody is sent away, before they can. */
interface Unreadable {
  kind: 'unreadable';
  orderCode: string | null;
}

/** What a step of checkout or payment has come to. Every step ends with exactly one of them. */
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
  // The order is an order like any other, or none. `fresh`: only now; a replay leaves a bag that was filled since alone.
  | { kind: 'saved'; orderCode: string | null }
  | { kind: 'confirmed'; orderCode: string | null; fresh: boolean }
  | { kind: 'notPaid'; text: string }
  | { kind: 'cancelled'; orderCode: string }
  | { kind: 'ended'; orderCode: string; status: string }
  | { kind: 'notPlaced' }
  | { kind: 'none' };

type OutcomeOf<K extends PaymentOutcome['kind']> = Extract<PaymentOutcome, { kind: K }>;
export type OpenOutcome = OutcomeOf<'waiting' | 'twice' | 'unreadable'>;

export const isOpen = (outcome: PaymentOutcome | null): outcome is OpenOutcome =>
  outcome?.kind === 'waiting' || outcome?.kind === 'twice' || outcome?.kind === 'unreadable';

/** The open order as it was, with what the last step did to it; one that is not known here waits. */
export const withStepNote = (
  outcome: PaymentOutcome | null,
  what: Told['what'],
  orderCodes: string[],
): OutcomeOf<'waiting' | 'twice'> => {
  const told = { what, orderCodes };
  if (outcome?.kind === 'waiting' || outcome?.kind === 'twice') return { ...outcome, told };
  return { kind: 'waiting', orderCode: orderCodes[0] ?? null, status: PENDING, total: null, told };
};

/** What was told of an open order last. */
export const stepNoteOf = (outcome: PaymentOutcome | null): Told['what'] | null =>
  outcome?.kind === 'waiting' || outcome?.kind === 'twice' ? (outcome.told?.what ?? null) : null;

/** The next step begins: what was told is told, and an order that is open stays so. */
export const withoutWords = (outcome: PaymentOutcome | null): OpenOutcome | null => {
  if (!isOpen(outcome)) return null;
  return outcome.kind === 'unreadable' || outcome.told === null ? outcome : { ...outcome, told: null };
};

/** The code of the order that a press has placed, whatever happened afterwards; null when there is none, or none is known. */
export const placedCode = (outcome: PaymentOutcome): string | null =>
  'orderCode' in outcome && outcome.kind !== 'newOrder' ? outcome.orderCode : null;
