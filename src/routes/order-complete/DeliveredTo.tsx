import { useGetOrderQuery } from '../../api/ordersApi';
import { useFeature } from '../../features/business/useFeature';
import { OrderDestination } from '../account/OrderDestination';

/** The address that the order goes to, where customers choose from saved ones. */
export const DeliveredTo = ({ code }: { code: string }) => {
  const { currentData: order } = useGetOrderQuery(code, { skip: !useFeature('addresses') });
  return order?.delivery ? <OrderDestination order={order} /> : null;
};
