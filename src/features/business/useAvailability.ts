import { getBusiness } from '../../api/businessApi';
import { isRefusedInBody } from '../../api/isMissing';
import { BUSINESS_TIMEOUT_MS } from '../../config/constants';
import { useAppSelector } from '../../store/hooks';
import { useEnvironment } from '../../store/ShopProvider';
import { useElapsed } from '../../ui/useElapsed';
import { selectBusiness } from './useBusiness';

/** open: the details are known. waiting: not yet. closed: the request failed, or the server reports the shop closed. */
export type Availability = 'open' | 'waiting' | 'closed';

/** Whether the shop can be entered. */
export const useAvailability = (): Availability => {
  const { error, isFetching } = getBusiness.useQuery();
  const isKnown = Boolean(useAppSelector(selectBusiness));
  // Only status 0 is the server's own report that the shop is closed; a 4xx without it is an error like any other.
  const saysClosed = isRefusedInBody(error);
  const { isTimeTravelling } = useEnvironment();
  // No request ends during time travel.
  const ranOut = useElapsed(BUSINESS_TIMEOUT_MS, isFetching && !isKnown && !isTimeTravelling());
  if (saysClosed) return 'closed';
  if (isKnown) return 'open';
  return isFetching && !ranOut ? 'waiting' : 'closed';
};
