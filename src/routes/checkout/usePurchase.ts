import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { notify } from '../../api/apiEvents';
import { paths } from '../../config/paths';
import { checkoutFinished, checkoutOpened } from '../../features/checkout/checkoutSlice';
import { dropDraft } from '../../features/checkout/draft';
import { instalmentOrderSaved } from '../../features/eligibility/eligibilitySlice';
import { cancelDuplicates } from '../../features/payment/cancelDuplicates';
import { cancelPayment, NOT_CANCELLED } from '../../features/payment/cancelPayment';
import {
  duplicatesSettled,
  outcomeFound,
  orderPlaced,
  paymentDropped,
  shopperCameBack,
  selectPending,
} from '../../features/payment/paymentSlice';
import { redirectToPayment } from '../../features/payment/redirectToPayment';
import { withPaymentGuard } from '../../features/payment/withPaymentGuard';
import { noteOrders } from '../../features/payment/readOrders';
import { recoverPayment } from '../../features/payment/recoverPayment';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { clearCart } from '../shared/clearCart';
import { orderCodeOf, type Purchase, purchase } from './purchase';
import { purchaseErrorOf, type PurchaseError } from './purchaseErrors';

interface Told {
  fault: PurchaseError | null;
  /** Good or useful to know. */
  note: string | null;
  tries: number;
}

const cancelUnknown = (orderCode: string) =>
  `We could not find out whether order ${orderCode} was cancelled. Check again in a moment.`;

const focusPanel = () => {
  document.getElementById('open-payment')?.focus();
};

/** Everything that happens between the button and the order. */
export const usePurchase = () => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const pending = useAppSelector(selectPending);
  const checkoutId = useAppSelector((state) => state.payment.checkoutId);
  const [words, setWords] = useState<Told>({ fault: null, note: null, tries: 0 });
  const [canLeave, setCanLeave] = useState(false);
  const isHere = useRef(true);

  const tell = (fault: PurchaseError | null, note: string | null = null) => {
    setWords(({ tries }) => ({ fault, note, tries: tries + 1 }));
  };

  /** All of it or nothing. */
  const finishSaved = () => {
    dispatch(checkoutFinished());
    dispatch(clearCart());
    dispatch(instalmentOrderSaved());
    dropDraft();
    dispatch(notify('success', 'Your order has been saved.'));
    if (isHere.current) void navigate(paths.orders);
  };

  const recover = async (): Promise<void> => {
    const wasPending = pending !== null;
    const end = await dispatch(recoverPayment());
    if (end === null) return;
    switch (end.kind) {
      case 'saved':
        finishSaved();
        return;
      case 'paid':
        dispatch(checkoutFinished());
        if (end.fresh) {
          dispatch(clearCart());
          dropDraft();
        }
        if (isHere.current) void navigate(end.orderCode === null ? paths.orders : paths.order(end.orderCode));
        return;
      case 'ended':
        tell(null, `Your last order ${end.orderCode} has ended as '${end.status}'. You can order again.`);
        return;
      case 'nothing':
        if (wasPending) tell(null, 'Your last order was not placed. You can order again.');
        await dispatch(noteOrders());
        return;
      case 'open':
        focusPanel();
    }
  };
  const recoverNow = useRef(recover);
  useEffect(() => {
    recoverNow.current = recover;
  });

  useEffect(() => {
    isHere.current = true;
    dispatch(checkoutOpened());
    void recoverNow.current();
    // Back from the payment page, the browser may show this one as it was left: buttons frozen, prices old.
    const cameBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      dispatch(shopperCameBack());
      void recoverNow.current();
    };
    window.addEventListener('pageshow', cameBack);
    return () => {
      isHere.current = false;
      window.removeEventListener('pageshow', cameBack);
    };
  }, [dispatch]);

  /** One order is left, and goes on as if it had been the only one. */
  const settleDuplicates = (note: string | null) => {
    dispatch(duplicatesSettled());
    if (pending?.next === 'done') {
      dispatch(paymentDropped());
      if (note !== null) dispatch(notify('success', note));
      finishSaved();
    } else {
      tell(null, note);
      focusPanel();
    }
  };

  return {
    ...words,
    clear: () => {
      setWords(({ tries }) => ({ fault: null, note: null, tries }));
    },
    tell,
    /** Orders; gives the code of the order that was placed. */
    pay: async (wanted: Purchase): Promise<string | null> => {
      const end = await dispatch(purchase(wanted));
      if (end === null) return null;
      const isSaved = end.kind === 'saved' || (end.kind === 'lost' && end.truth.kind === 'saved');
      if (isSaved) {
        finishSaved();
        return orderCodeOf(end);
      }
      if (end.kind === 'open') await recover();
      else tell(purchaseErrorOf(end, wanted.plan.type === 'installment'));
      if (end.kind === 'noPage' || end.kind === 'unsafe' || end.kind === 'notKept' || end.kind === 'noId') {
        const { orderCode } = end;
        if (orderCode !== null) dispatch(outcomeFound({ kind: 'waiting', orderCode, status: 'Pending', total: null }));
      }
      if (end.kind === 'lost' || end.kind === 'twice' || end.kind === 'unread') focusPanel();
      return orderCodeOf(end);
    },
    panel: {
      canLeave,
      onRetry: () => {
        void recover();
      },
      onContinue: () => {
        const left = dispatch(redirectToPayment({ checkoutId, checkoutUrl: pending?.checkoutUrl ?? null }));
        if (left !== 'left') tell(purchaseErrorOf({ kind: left, orderCode: null }, false));
      },
      onCancel: (orderCode: string) => {
        void dispatch(
          withPaymentGuard(async () => {
            const end = await dispatch(cancelPayment(orderCode));
            await dispatch(noteOrders());
            if (end === 'cancelled') tell(null, `Order ${orderCode} has been cancelled. You can order again.`);
            else tell({ text: end === 'refused' ? NOT_CANCELLED : cancelUnknown(orderCode) });
            setCanLeave(end === 'refused');
          }),
        );
      },
      onCancelDuplicates: () => {
        void dispatch(
          withPaymentGuard(async () => {
            const left = await dispatch(cancelDuplicates());
            await dispatch(noteOrders());
            if (left.unknown.length > 0) tell({ text: cancelUnknown(left.unknown.join(', ')) });
            else if (left.refused.length > 0) tell({ text: `${NOT_CANCELLED} (${left.refused.join(', ')})` });
            else settleDuplicates(`Order ${left.cancelled.join(', ')} has been cancelled.`);
          }),
        );
      },
      onKeepDuplicates: () => {
        settleDuplicates(null);
      },
      onLeave: () => {
        if (pending?.orderCode) dispatch(orderPlaced({ orderCode: pending.orderCode, checkoutUrl: null }));
        dispatch(paymentDropped());
        setCanLeave(false);
      },
    },
  };
};
