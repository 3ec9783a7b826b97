import { Fragment, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { paymentTarget } from '../../../config/paymentTarget';
import { paths } from '../../../config/paths';
import { stageTexts } from '../../../domain/orderStage';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { formatPrice } from '../../../lib/money';
import { Button } from '../../../ui/Button';
import { Link } from '../../../ui/Link';
import { Spinner } from '../../../ui/Spinner';
import { CancelDialog } from './CancelDialog';
import { cancelDuplicates, cancelOrder, keepDuplicates } from './cancelOrder';
import { errorMessageOf } from './messages';
import { isOpenOutcome, type OpenOutcome, stepNoteOf } from './paymentOutcome';
import styles from './PaymentPanel.module.css';
import { selectOutcome, selectPaymentPhase, selectPending } from './paymentSlice';
import { recoverOrder } from './recoverOrder';
import { continuePayment } from './redirectToPayment';
import { keepOrder } from './restoreCart';
import { TotalDiffers } from './TotalDiffers';
import type { RunStep } from './useCheckoutSteps';

const COUNTS = ['', '', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

/** The panel that the shopper must resolve before ordering anything else. */
const Panel = ({ title, children }: { title: string; children: ReactNode }) => (
  <section id="open-payment" tabIndex={-1} className={styles.panel} aria-label={title} role="status">
    <h2 className={styles.title}>{title}</h2>
    {children}
  </section>
);

const OrderLink = ({ code }: { code: string }) => (
  <Link to={paths.order(code)}>
    <bdi>{code}</bdi>
  </Link>
);

interface PanelProps<K extends OpenOutcome['kind']> {
  outcome: Extract<OpenOutcome, { kind: K }>;
  run: RunStep;
}

/** One press became several orders: the shopper pays for one of them. */
const DuplicateOrders = ({ outcome: { orderCode, duplicates }, run }: PanelProps<'twice'>) => {
  const several = duplicates.length > 1;
  const codes = [orderCode, ...duplicates];
  const count = codes.length;
  return (
    <Panel title={`${COUNTS[count] ?? String(count)} orders were placed`}>
      <p>
        {codes.map((code, index) => (
          <Fragment key={code}>
            {index > 0 && (index < count - 1 ? ', ' : ' and ')}
            <OrderLink code={code} />
          </Fragment>
        ))}{' '}
        are for the same amount and were placed within minutes of each other. If you ordered only once, cancel the{' '}
        {several ? 'duplicates' : 'duplicate'}.
      </p>
      <div className={styles.actions}>
        <Button onClick={() => void run(cancelDuplicates())}>
          {several ? 'Cancel the duplicates' : 'Cancel the duplicate'}
        </Button>
        <Button variant="text" onClick={() => void run(keepDuplicates())}>
          {several ? 'Keep all orders' : 'Keep both orders'}
        </Button>
      </div>
    </Panel>
  );
};

interface WaitingOrderProps extends PanelProps<'waiting'> {
  currency: string;
  /** Cancelling failed, so the shopper may keep the order. */
  canLeave: boolean;
  onCancel: (orderCode: string) => void;
}

const WaitingOrder = ({ outcome: { orderCode, total }, currency, canLeave, onCancel, run }: WaitingOrderProps) => {
  const dispatch = useAppDispatch();
  const pending = useAppSelector(selectPending);
  const [isAsking, setIsAsking] = useState(false);
  if (pending === null || orderCode === null) return null;
  const hasPage = paymentTarget(pending.checkoutUrl) !== null;
  return (
    <Panel title="Finish your payment">
      <p>
        Order <Link to={paths.order(orderCode)}>{orderCode}</Link> ({formatPrice(total ?? pending.total, currency)}) has
        been placed and is waiting for payment.{' '}
        {hasPage
          ? 'Pay for it, or cancel it to order again.'
          : 'We couldn’t get its payment page. Cancel it to order again.'}
      </p>
      <TotalDiffers agreed={pending.total} ordered={total} currency={currency} />
      <div className={styles.actions}>
        {hasPage && <Button onClick={() => void run(continuePayment())}>Continue to payment</Button>}
        <Button
          variant="quiet"
          aria-haspopup="dialog"
          onClick={() => {
            setIsAsking(true);
          }}
        >
          Cancel this order
        </Button>
        {canLeave && (
          <Button variant="text" onClick={() => void dispatch(keepOrder(orderCode))}>
            Leave it and order again
          </Button>
        )}
      </div>
      {isAsking && (
        <CancelDialog
          orderCode={orderCode}
          amount={total ?? pending.total}
          currency={currency}
          money={stageTexts('unpaid').money}
          onKeep={() => {
            setIsAsking(false);
          }}
          onCancel={() => {
            setIsAsking(false);
            onCancel(orderCode);
          }}
        />
      )}
    </Panel>
  );
};

const UnreadableOrders = ({ run }: { run: RunStep }) => (
  <Panel title="Check your last order">
    <p>We can’t confirm your last order yet. Check it first so you don’t pay twice.</p>
    <div className={styles.actions}>
      <Button onClick={() => void run(recoverOrder())}>Check again</Button>
      <Link to={paths.orders}>View your orders</Link>
    </div>
  </Panel>
);

/** The open payment of this browser, whose outcome is unknown, and the available actions. */
export const PaymentPanel = ({ currency, run }: { currency: string; run: RunStep }) => {
  const phase = useAppSelector(selectPaymentPhase);
  const pending = useAppSelector(selectPending);
  const outcome = useAppSelector(selectOutcome);
  const [notCancelled, setNotCancelled] = useState<string | null>(null);
  const focusPanel = useEffectEvent(() => {
    // An error message in the banner gets the focus first.
    if (isOpenOutcome(outcome) && errorMessageOf(outcome) === null) document.getElementById('open-payment')?.focus();
  });
  const isIdle = phase === 'idle';
  useEffect(() => {
    if (isIdle) focusPanel();
  }, [isIdle, outcome?.kind]);
  const cancel = async (orderCode: string) => {
    const end = await run(cancelOrder(orderCode));
    setNotCancelled(stepNoteOf(end) === 'notCancelled' ? orderCode : null);
  };

  if (phase === 'elsewhere') {
    return (
      <Panel title="This order is being paid in another tab">
        <p>Finish it there. This page continues automatically once you’re done.</p>
      </Panel>
    );
  }
  const isBusy = phase !== 'idle' && phase !== 'sending' && phase !== 'leaving';
  if (phase === 'finding' || (isBusy && pending !== null)) {
    return (
      <Panel title="We’re checking your last order">
        <div className={styles.wait}>
          <Spinner label="Checking your last order" className={styles.spinner} />
          <p>We won’t send anything again until we know its status.</p>
        </div>
      </Panel>
    );
  }
  if (pending === null || !isOpenOutcome(outcome)) return null;
  if (outcome.kind === 'unreadable') return <UnreadableOrders run={run} />;
  if (outcome.kind === 'twice') return <DuplicateOrders outcome={outcome} run={run} />;
  return (
    <WaitingOrder
      outcome={outcome}
      currency={currency}
      canLeave={outcome.orderCode !== null && outcome.orderCode === notCancelled}
      onCancel={(orderCode) => void cancel(orderCode)}
      run={run}
    />
  );
};
