import { useLocation } from 'react-router';
import { isRecord } from '../../lib/isRecord';
import { useAppSelector } from '../../store/hooks';
import { returnPath } from './returnPath';
import { selectLastPage } from './sessionSlice';

/** What a guard leaves in the history entry of the sign-in page. Anything may stand there, so it is read as unknown. */
const fromOf = (state: unknown): unknown => (isRecord(state) ? state.from : null);

/** Where the shopper is led once they are signed in. */
export const useReturnPath = (): string => {
  const { state } = useLocation() as { state: unknown };
  const lastPage = useAppSelector(selectLastPage);
  return returnPath([fromOf(state), lastPage], window.location.origin);
};
