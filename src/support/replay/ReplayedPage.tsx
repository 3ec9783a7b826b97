import { createSelector } from '@reduxjs/toolkit';
import { type ReactNode, useEffect, useEffectEvent, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { type FormTrace, NO_TRACES, type Traces } from '../record/traces/traces';
import { useAppSelector } from '../../store/hooks';
import type { FormOutcome } from '../../ui/formFields';
import { type Replayed, ReplayedContext } from '../../ui/replayed';
import type { RootState } from '../../app/rootReducer';
import { fillFields } from './fillFields';

/**
 * The recorded state contains the traces of the page beside the slices of the shop. Parts are missing when DevTools skip
 * the step that added them.
 */
export const selectTraces = createSelector(
  [(state: RootState) => (state as RootState & { traces?: Partial<Traces> }).traces],
  (traces): Traces => ({ ...NO_TRACES, ...traces }),
);

const formsOf = ({ forms }: Traces): Replayed['forms'] => {
  const traces: [string, Partial<FormTrace>][] = Object.entries(forms);
  const entries = traces.map(([mark, { fields = {}, text, answer = null }]): [string, FormOutcome] => {
    const errors = Object.entries(fields).flatMap(([name, { error }]) => (error === undefined ? [] : [[name, error]]));
    const formError =
      text === undefined ? null : { text, fields: Object.fromEntries(errors) as Record<string, string> };
    return [mark, { formError, answer }];
  });
  return Object.fromEntries(entries);
};

/** Restores the tab, and the history state, which says why the shopper returned to the page. */
const useReturn = ({ back, tab = '' }: Traces): void => {
  const navigate = useNavigate();
  const place = useAppSelector(({ nav }) => nav.pathname + nav.search);
  // The function changes with the address; as a dependency, it would undo a page's redirect again and again.
  const open = useEffectEvent((page: string, state: unknown) => void navigate(page, { replace: true, state }));
  useEffect(() => {
    open(place + tab, back);
  }, [place, tab, back]);
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
  const replayed = useMemo(() => ({ forms: formsOf(traces), choices: traces.choices ?? {} }), [traces]);
  useReturn(traces);
  useFilledFields(traces);
  return <ReplayedContext value={replayed}>{children}</ReplayedContext>;
};
