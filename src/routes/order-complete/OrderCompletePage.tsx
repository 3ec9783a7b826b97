import { useSearchParams } from 'react-router';
import { useGetOrdersQuery } from '../../api/ordersApi';
import { paymentVerdict } from '../../domain/orderStatus';
import { selectIsSignedIn } from '../../features/session/sessionSlice';
import { useAppSelector } from '../../store/hooks';
import { usePageTitle } from '../../ui/usePageMeta';
import { FindYourOrders } from './FindYourOrders';
import { ThankYou } from './ThankYou';

/**
 * Anyone can write this address, so only the customer of the named order is thanked, and only while the order is valid.
 * All others see where to find their orders, also while orders load or when they fail to load.
 */
export const OrderCompletePage = () => {
  const [query] = useSearchParams();
  const code = (query.get('o') ?? '').trim();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const { data: orders, isFetching } = useGetOrdersQuery(undefined, {
    skip: !isSignedIn || code === '',
    refetchOnMountOrArgChange: true,
  });
  const order = isSignedIn ? orders?.find(({ orderCode }) => orderCode === code) : undefined;
  const isGood = order !== undefined && paymentVerdict(order.status, '') !== 'notPaid';
  usePageTitle(isGood ? 'Order complete' : 'Find your order');
  return isGood ? <ThankYou code={code} /> : <FindYourOrders isSignedIn={isSignedIn} isLoading={isFetching} />;
};
