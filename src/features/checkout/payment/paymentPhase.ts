/**
 * The payment phase of this tab. Every phase but `idle` is exclusive: it is checked and changed in one step, so that
 * two presses at once count as one.
 */
export type PaymentPhase =
  | 'idle'
  | 'checking' // checks prices and stock, or the outcome of the last order
  | 'ordering' // waits for the lock and reads the orders
  | 'elsewhere' // another tab is paying
  | 'sending'
  | 'finding' // the response was lost: reads the orders to find the outcome
  | 'cancelling'
  | 'confirming'
  | 'leaving'; // redirects to the payment page

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

/** Events that are not in the table are ignored. */
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
