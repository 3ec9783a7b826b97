/**
 * How far this tab is with paying. Every step but `idle` shuts the others out: the phase is looked at and changed in
 * one go, so that two presses in one moment are one.
 */
export type PaymentPhase =
  | 'idle'
  | 'checking' // prices, stock and orders are looked at
  | 'elsewhere' // another tab is paying
  | 'sending'
  | 'finding' // the answer was lost: the orders tell what became of it
  | 'leaving'; // to the payment page

export type PaymentEvent = 'begun' | 'waited' | 'sent' | 'lost' | 'left' | 'ended' | 'cameBack';

const BUSY: Partial<Record<PaymentEvent, PaymentPhase>> = {
  waited: 'elsewhere',
  sent: 'sending',
  lost: 'finding',
  left: 'leaving',
  ended: 'idle',
};

/** What is not in the table does not happen. */
const PAYMENT_STEPS: Record<PaymentPhase, Partial<Record<PaymentEvent, PaymentPhase>>> = {
  idle: { begun: 'checking' },
  checking: BUSY,
  elsewhere: { sent: 'sending', lost: 'finding', left: 'leaving', ended: 'idle' },
  sending: { lost: 'finding', left: 'leaving', ended: 'idle' },
  finding: { left: 'leaving', ended: 'idle' },
  // Whoever comes back from the payment page by Back finds the page as it was left.
  leaving: { cameBack: 'idle' },
};

export const nextPaymentPhase = (phase: PaymentPhase, event: PaymentEvent): PaymentPhase =>
  PAYMENT_STEPS[phase][event] ?? phase;
