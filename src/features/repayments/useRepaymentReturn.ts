import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { Repayments } from '../../contract/repayments';
import { paidTotalOf } from '../../domain/repayments';
import { useAppDispatch } from '../../store/hooks';
import { readReturn } from '../checkout/payment/ReturnNotice';
import { confirmRepayment } from './confirmRepayment';
import { readOpenRepayment } from './openRepayment';

const EVERY_MS = 60_000;

type RepaymentReturn = { kind: 'none' | 'paid' | 'notMade' } | { kind: 'unconfirmed'; refusal: string | null };

/** What the return from the payment page says about the repayment, as far as the server's account confirms it. */
export const useRepaymentReturn = (
  orderCode: string,
  repayments: Repayments | undefined,
  refetch: () => unknown,
): RepaymentReturn => {
  const dispatch = useAppDispatch();
  const { state } = useLocation() as { state: unknown };
  const returned = readReturn(state)?.returned;
  const [stored] = useState(readOpenRepayment);
  const own = stored?.orderCode === orderCode ? stored : null;
  const isPaid = own !== null && repayments !== undefined && paidTotalOf(repayments) > own.paidBefore;
  const [refusal, setRefusal] = useState<string | null>(null);
  const isAsked = useRef(false);
  const isUnconfirmed = returned === 'repayment' && !isPaid;
  const toConfirm = isUnconfirmed && repayments ? own?.checkoutId : null;
  useEffect(() => {
    if (toConfirm == null || isAsked.current) return;
    isAsked.current = true;
    void dispatch(confirmRepayment(toConfirm)).then(setRefusal);
  }, [dispatch, toConfirm]);
  useEffect(() => {
    if (!isUnconfirmed) return undefined;
    // The payment provider can inform the shop later than the browser returns.
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') refetch();
    }, EVERY_MS);
    return () => {
      clearInterval(timer);
    };
  }, [isUnconfirmed, refetch]);
  if (returned !== 'repayment' && returned !== 'noRepayment') return { kind: 'none' };
  // A payment can have arrived although the shopper went back from its page.
  if (isPaid) return { kind: 'paid' };
  return isUnconfirmed ? { kind: 'unconfirmed', refusal } : { kind: 'notMade' };
};
