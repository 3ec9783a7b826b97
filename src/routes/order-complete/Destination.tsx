import { useGetOrderQuery } from '../../api/ordersApi';
import { useFeature } from '../../features/business/useFeature';
import { Pickup } from '../../features/stores-map/Pickup';
import { OrderDestination } from '../account/OrderDestination';

interface DestinationProps {
  code: string;
  isDelivered: boolean;
}

/** The address or the store of the order, where customers choose from several; only the order itself names it. */
export const Destination = ({ code, isDelivered }: DestinationProps) => {
  const hasAddresses = useFeature('addresses');
  const hasStores = useFeature('stores');
  const { currentData: order, isFetching } = useGetOrderQuery(code, {
    skip: !(isDelivered ? hasAddresses : hasStores),
  });
  if (isFetching) return null;
  if (order?.delivery || order?.pickup) return <OrderDestination order={order} />;
  return isDelivered ? null : <Pickup />;
};
