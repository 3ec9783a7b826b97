import { useSearchParams } from 'react-router';
import { paths } from '../../config/paths';
import { useBusiness } from '../../features/business/useBusiness';
import { selectOwnOrder } from '../../features/cart/cartSelectors';
import { Pickup } from '../../features/stores-map/Pickup';
import { useAppSelector } from '../../store/hooks';
import { ButtonLink } from '../../ui/ButtonLink';
import { MessagePage } from '../../ui/MessagePage';
import { usePageTitle } from '../../ui/usePageTitle';
import { NextPayment } from './NextPayment';
import styles from './OrderCompletePage.module.css';
import { OrderedGoods } from './OrderedGoods';

/** Says thank you for an order, with what this browser knows of it; it asks nobody anything. */
export const OrderCompletePage = () => {
  usePageTitle('Order complete');
  const [query] = useSearchParams();
  const { currency } = useBusiness();
  const own = useAppSelector(selectOwnOrder);
  const code = (query.get('o') ?? '').trim().slice(0, 200).toWellFormed();
  const order = code !== '' && own?.orderCode === code ? own : null;
  return (
    <>
      <MessagePage
        drawing="check"
        title="Thank you for your order"
        action={
          <ButtonLink to={code === '' ? paths.orders : paths.order(code)}>
            {code === '' ? 'See your orders' : 'See your order'}
          </ButtonLink>
        }
      >
        {code !== '' && (
          <p>
            Your order number is <strong>{code}</strong>.
          </p>
        )}
        <p>We’ll email you with updates.</p>
      </MessagePage>
      {order && (
        <div className={styles.order}>
          <OrderedGoods lines={order.lines} currency={currency} />
          <NextPayment code={code} currency={currency} />
          {!order.isDelivered && <Pickup isSure />}
        </div>
      )}
    </>
  );
};
