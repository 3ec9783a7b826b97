import { useLocation } from 'react-router';
import { isRecord } from '../../lib/json';
import { useAppSelector } from '../../store/hooks';
import { returnPath } from './returnPath';
import { selectLastPage } from './sessionSlice';

/**
 * The guard's `from` in the history state of the sign-in page. The state can hold anything, so it is read as unknown.
 */
const fromOf = (state: unknown): unknown => (isRecord(state) ? state.from : null);

/** The path to open after signing in. */
export const useReturnPath = (): string => {
  const { state } = useLocation() as { state: unknown };
  const lastPage = useAppSelector(selectLastPage);
  return returnPath([fromOf(state), lastPage], window.location.origin);
};
