import { useEffect, useMemo, useRef, useState } from 'react';
import { readErrorText } from '../../../api/apiError';
import { type LoanTerms, useLazyGetScheduleQuery } from '../../../api/loanApi';
import { useAppDispatch } from '../../../store/hooks';
import type { ShopThunk } from '../../../store/types';
import { overlayOpened } from '../../overlays/overlaysSlice';
import { schedulePreviewed } from '../checkoutSlice';

const openSchedule =
  (terms: LoanTerms): ShopThunk =>
  (dispatch, _getState, { clock }) => {
    dispatch(schedulePreviewed({ terms, at: clock.now() }));
    dispatch(overlayOpened('schedule'));
  };

/** Reads the schedule and opens its dialog. When the choices change, the request is aborted and its error dropped. */
export const usePreview = (choices: string) => {
  const dispatch = useAppDispatch();
  const [read, { error, isError, isFetching }] = useLazyGetScheduleQuery();
  const [askedFor, setAskedFor] = useState<string | null>(null);
  if (askedFor !== null && askedFor !== choices) setAskedFor(null);
  const isAsking = isFetching && askedFor === choices;
  const hasFailed = isError && askedFor === choices;
  const request = useRef<ReturnType<typeof read>>(null);
  useEffect(() => () => request.current?.abort(), [choices]);

  const ask = async (terms: LoanTerms): Promise<void> => {
    if (isAsking) return;
    setAskedFor(choices);
    request.current = read(terms);
    const { isSuccess } = await request.current;
    if (isSuccess) dispatch(openSchedule(terms));
  };

  return {
    // Memoised, because the banner takes the focus with every new error object.
    error: useMemo(() => (hasFailed ? { text: readErrorText(error) } : null), [hasFailed, error]),
    isAsking,
    ask,
    clear: () => {
      if (hasFailed) setAskedFor(null);
    },
  };
};
