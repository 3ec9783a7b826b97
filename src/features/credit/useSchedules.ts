import { useEffect } from 'react';
import { isApiError } from '../../api/apiError';
import { loanApi, type LoanTerms } from '../../api/loanApi';
import type { Schedule } from '../../contract/loan';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import type { AppDispatch } from '../../store/types';

/** The last request of the queue, by store. All planners share it, so that only one request runs at a time. */
const queues = new WeakMap<AppDispatch, Promise<unknown>>();

export type PlannedCell = { kind: 'loading' } | { kind: 'failed' } | { kind: 'known'; schedule: Schedule };

const { getSchedule } = loanApi.endpoints;

/** The schedules for several terms, requested one after the other; each response is cached and requested once. */
export const useSchedules = (terms: readonly LoanTerms[], wanted: boolean): PlannedCell[] => {
  const dispatch = useAppDispatch();
  const key = JSON.stringify(terms);

  useEffect(() => {
    if (!wanted) return undefined;
    let isWanted = true;
    const held: { unsubscribe: () => void }[] = [];
    for (const one of JSON.parse(key) as LoanTerms[]) {
      const ask = async (): Promise<void> => {
        // The terms have changed, so the remaining requests are skipped.
        if (!isWanted) return;
        const asked = dispatch(getSchedule.initiate(one));
        held.push(asked);
        await asked;
      };
      queues.set(dispatch, (queues.get(dispatch) ?? Promise.resolve()).then(ask));
    }
    return () => {
      isWanted = false;
      for (const { unsubscribe } of held) unsubscribe();
    };
  }, [dispatch, key, wanted]);

  const answers = useAppSelector(
    (state) => terms.map((one) => getSchedule.select(one)(state)),
    (a, b) => a.length === b.length && a.every((answer, index) => sameAnswer(answer, b[index])),
  );
  return answers.map(({ data, isError, error }): PlannedCell => {
    if (data) return { kind: 'known', schedule: data };
    return isError && isApiError(error) ? { kind: 'failed' } : { kind: 'loading' };
  });
};

interface Answer {
  data?: unknown;
  status: string;
}

const sameAnswer = (a: Answer, b: Answer | undefined): boolean => a.data === b?.data && a.status === b?.status;
