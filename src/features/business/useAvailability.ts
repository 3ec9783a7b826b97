import { useEffect, useState } from 'react';
import { useGetBusinessQuery } from '../../api/businessApi';
import { isRefusedInBody } from '../../api/isMissing';
import { BUSINESS_PATIENCE } from '../../config/constants';
import { useAppSelector } from '../../store/hooks';
import { selectRememberedBusiness } from './businessSlice';

/** open: the details are known. waiting: not yet. closed: they will not come, or the shop says that it is closed. */
export type Availability = 'open' | 'waiting' | 'closed';

const useRunOut = (running: boolean): boolean => {
  const [ranOut, setRanOut] = useState(false);
  useEffect(() => {
    if (!running) return undefined;
    const timer = setTimeout(() => {
      setRanOut(true);
    }, BUSINESS_PATIENCE);
    return () => {
      clearTimeout(timer);
    };
  }, [running]);
  return running && ranOut;
};

/** Whether the shop can be entered. `fresh` leaves aside what an earlier visit remembers until the server has spoken. */
export const useAvailability = ({ fresh = false }: { fresh?: boolean } = {}): Availability => {
  const { data, error, isFetching, isSuccess } = useGetBusinessQuery();
  const remembered = useAppSelector(selectRememberedBusiness);
  // Status 0 in the body is the server's own word that the shop is closed; a 4xx is an accident like any other.
  const saysClosed = isRefusedInBody(error);
  const undecided = isFetching || (!isSuccess && error === undefined);
  const isKnown = Boolean(data ?? remembered);
  const ranOut = useRunOut(undecided && !isKnown);
  if (saysClosed) return 'closed';
  if (isKnown && !(fresh && undecided && !data)) return 'open';
  return undecided && !ranOut ? 'waiting' : 'closed';
};
