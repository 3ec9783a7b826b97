import { type ReactNode, useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { NO_TRACES, type Traces } from '../../features/support/traces/traces';
import { useAppSelector } from '../../store/hooks';
import type { FormProblem } from '../../ui/formFields';
import { type Replayed, ReplayedContext } from '../../ui/replayed';
import type { RootState } from '../rootReducer';
import { fillFields } from './fillFields';

/** The recorded state contains the traces of the page beside the slices of the shop. */
export const selectTraces = (state: RootState): Traces =>
  (state as RootState & { traces?: Traces }).traces ?? NO_TRACES;

const errorsOf = ({ forms }: Traces): Replayed['errors'] => {
  const entries = Object.entries(forms).flatMap(([mark, { fields, text }]): [string, FormProblem][] => {
    const errors = Object.entries(fields).flatMap(([name, { error }]) => (error === undefined ? [] : [[name, error]]));
    return text === undefined ? [] : [[mark, { text, fields: Object.fromEntries(errors) as Record<string, string> }]];
  });
  return Object.fromEntries(entries);
};

/** Restores the history state, which says why the shopper returned to the page. */
const useReturn = ({ back }: Traces): void => {
  const navigate = useNavigate();
  const place = useAppSelector(({ nav }) => nav.pathname + nav.search);
  useEffect(() => {
    void navigate(place, { replace: true, state: back });
  }, [navigate, place, back]);
};

/** Lazy parts of the page may render after the step is shown, so their fields are filled when they appear. */
const useFilledFields = (traces: Traces): void => {
  useEffect(() => {
    const fill = () => {
      fillFields(document, traces);
    };
    fill();
    const observer = new MutationObserver(fill);
    observer.observe(document.body, { subtree: true, childList: true });
    return () => {
      observer.disconnect();
    };
  }, [traces]);
};

/** Provides the screens with the recorded traces of the page. */
export const ReplayedPage = ({ children }: { children: ReactNode }) => {
  const traces = useAppSelector(selectTraces);
  const replayed = useMemo(() => ({ errors: errorsOf(traces) }), [traces]);
  useReturn(traces);
  useFilledFields(traces);
  return <ReplayedContext value={replayed}>{children}</ReplayedContext>;
};
