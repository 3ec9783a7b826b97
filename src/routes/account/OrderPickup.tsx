import type { Order } from '../../contract/order';
import { isPending, mayBePickedUp } from '../../domain/orderStatus';
import { selectOwnOrder } from '../../features/cart/cartSelectors';
import { Pickup } from '../../features/stores-map/Pickup';
import { useAppSelector } from '../../store/hooks';

/** The API does not return the delivery address; only the browser that placed the order last knows about it. */
export const OrderPickup = ({ order: { orderCode, orderStatus } }: { order: Order }) => {
  const last = useAppSelector(selectOwnOrder);
  const own = last?.orderCode === orderCode ? last : null;
  if (!mayBePickedUp(orderStatus) || own?.isDelivered === true) return null;
  return <Pickup isSure={own !== null} isPending={isPending(orderStatus)} />;
};
