import { paths } from '../../config/paths';
import { useBusiness } from '../../features/business/useBusiness';
import { selectOwnOrder } from '../../features/cart/cartSelectors';
import { useAppSelector } from '../../store/hooks';
import { ButtonLink } from '../../ui/ButtonLink';
import { MessagePage } from '../../ui/MessagePage';
import { BestSellers } from '../shared/BestSellers';
import { Destination } from './Destination';
import { NextPayment } from './NextPayment';
import styles from './OrderCompletePage.module.css';
import { OrderedGoods } from './OrderedGoods';
import { CHECK } from '../../ui/lazyOutlines';

/** Thanks the customer for their own order, with the details stored in this browser. */
export const ThankYou = ({ code }: { code: string }) => {
  const { currency } = useBusiness();
  const own = useAppSelector(selectOwnOrder);
  const order = own?.orderCode === code ? own : null;
  return (
    <>
      <MessagePage
        drawing={CHECK}
        title="Thank you for your order"
        action={<ButtonLink to={paths.order(code)}>See your order</ButtonLink>}
      >
        <p>
          Your order number is <strong>{code}</strong>.
        </p>
        <p>We’ll email you with updates.</p>
      </MessagePage>
      {order ? (
        <div className={styles.order}>
          <OrderedGoods lines={order.lines} currency={currency} />
          <NextPayment code={code} currency={currency} />
          <Destination code={code} isDelivered={order.isDelivered} />
        </div>
      ) : (
        <BestSellers />
      )}
    </>
  );
};
