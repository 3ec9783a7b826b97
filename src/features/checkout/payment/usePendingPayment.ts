import { useAppSelector } from '../../../store/hooks';
import { useEnvironment } from '../../../store/ShopProvider';
import { currentUserPendingPayment, type PendingPayment } from './pendingPayment';

/** The open payment of the signed-in shopper; it expires by the server's clock, because a phone's may be days off. */
export const usePendingPayment = (): PendingPayment | null => {
  const { clock } = useEnvironment();
  return useAppSelector((state) => currentUserPendingPayment(state, clock.now()));
};
