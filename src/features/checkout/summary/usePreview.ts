import { useEffect, useRef, useState } from 'react';
import { errorText } from '../../../api/apiError';
import { loanApi, type LoanTerms } from '../../../api/loanApi';
import type { Schedule } from '../../../contract/loan';
import { useAppDispatch } from '../../../store/hooks';
import type { ShopThunk } from '../../../store/types';

export interface Preview {
  terms: LoanTerms;
  schedule: Schedule;
  /** Time of the response: the due dates count from here. */
  at: number;
}

const readClock: ShopThunk<number> = (_dispatch, _getState, { clock }) => clock.now();

const keyOf = ({ total, downPayment, duration }: LoanTerms): string => `${total} ${downPayment} ${duration}`;

/**
 * The schedule for the latest requested terms. A response to older terms, or to terms that are no longer chosen, is
 * ignored however late it arrives.
 */
export const usePreview = (choices: string) => {
  const dispatch = useAppDispatch();
  const [preview, setPreview] = useState<Preview | null>(null);
  const [fault, setFault] = useState<{ text: string; choices: string } | null>(null);
  /** The choices of the pending request. */
  const [askingFor, setAskingFor] = useState<string | null>(null);
  // An error for other terms does not apply to these.
  if (fault && fault.choices !== choices) setFault(null);
  const asked = useRef<{ key: string } | null>(null);

  // A response for other choices is no longer awaited.
  useEffect(() => {
    asked.current = null;
  }, [choices]);

  const ask = async (terms: LoanTerms): Promise<void> => {
    if (asked.current?.key === keyOf(terms)) return;
    const mine = { key: keyOf(terms) };
    asked.current = mine;
    setAskingFor(choices);
    const { data, error } = await dispatch(
      loanApi.endpoints.getSchedule.initiate(terms, { forceRefetch: true, subscribe: false }),
    );
    if (asked.current !== mine) return;
    asked.current = null;
    setAskingFor(null);
    if (error === undefined && data) setPreview({ terms, schedule: data, at: dispatch(readClock) });
    else setFault({ text: errorText(error), choices });
  };

  return {
    preview,
    fault,
    isAsking: askingFor === choices,
    ask,
    close: () => {
      setPreview(null);
    },
    clear: () => {
      setFault(null);
    },
  };
};
