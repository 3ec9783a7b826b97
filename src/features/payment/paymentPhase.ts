/**
 * How far this tab is with paying. Every step but `idle` shuts the others out: the phase is looked at and changed in
 * one go, so that two presses in one moment are one.
 */
export type PaymentPhase =
  | 'idle'
  | 'checking' // prices and stock are looked at, or what became of the last order
  | 'ordering' // the order waits for its turn, and the orders are looked at
  | 'elsewhere' // another tab is paying
  | 'sending'
  | 'finding' // the answer was lost: the orders tell what became of it
  | 'cancelling'
  | 'confirming'
  | 'leaving'; // to the payment page

export type PaymentEvent =
  | 'pressed'
  | 'ready'
  | 'recovered'
  | 'cancelled'
  | 'returned'
  | 'waited'
  | 'sent'
  | 'lost'
  | 'left'
  | 'ended'
  | 'cameBack';

type Steps = Partial<Record<PaymentEvent, PaymentPhase>>;

const ORDERING: Steps = { waited: 'elsewhere', sent: 'sending', lost: 'finding', left: 'leaving', ended: 'idle' };

/** What is not in the table does not happen. */
const PAYMENT_STEPS: Record<PaymentPhase, Steps> = {
  idle: {
    pressed: 'checking',
    ready: 'ordering',
    recovered: 'checking',
    cancelled: 'cancelling',
    returned: 'confirming',
  },
  checking: { ready: 'ordering', waited: 'elsewhere', lost: 'finding', ended: 'idle' },
  ordering: ORDERING,
  elsewhere: { sent: 'sending', lost: 'finding', left: 'leaving', ended: 'idle' },
  sending: { lost: 'finding', left: 'leaving', ended: 'idle' },
  finding: { ended: 'idle' },
  cancelling: { ended: 'idle' },
  confirming: { ended: 'idle' },
  // Back from the payment page may restore this page from the back/forward cache.
  leaving: { cameBack: 'idle' },
};

export const nextPaymentPhase = (phase: PaymentPhase, event: PaymentEvent): PaymentPhase =>
  PAYMENT_STEPS[phase][event] ?? phase;
