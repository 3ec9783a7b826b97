import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { notify } from '../../../api/apiEvents';
import { useGetOrderQuery } from '../../../api/ordersApi';
import { paths } from '../../../config/paths';
import { cancelledText } from '../../../domain/cancelledText';
import { isCancelled } from '../../../domain/orderStatus';
import { useAppDispatch } from '../../../store/hooks';
import { Button } from '../../../ui/Button';
import { ButtonLink } from '../../../ui/ButtonLink';
import { MessagePage } from '../../../ui/MessagePage';
import { Spinner } from '../../../ui/Spinner';
import styles from './PaymentPanel.module.css';

interface CancelQuestionProps {
  orderCode: string;
  onAgree: () => void;
}

/** Asks before cancelling an order; an order that is cancelled already opens the cart. */
export const CancelQuestion = ({ orderCode, onAgree }: CancelQuestionProps) => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { currentData: order, isFetching } = useGetOrderQuery(orderCode, { refetchOnMountOrArgChange: true });
  const isDone = !isFetching && isCancelled(order?.orderStatus ?? '');
  useEffect(() => {
    if (!isDone) return;
    dispatch(notify('success', cancelledText(orderCode)));
    void navigate(paths.cart, { replace: true });
  }, [dispatch, isDone, navigate, orderCode]);

  if (isFetching || isDone) {
    return <MessagePage title="Checking your order" action={<Spinner label="Checking your order" />} />;
  }
  return (
    <MessagePage
      title={`Cancel order ${orderCode}?`}
      action={
        <div className={styles.actions}>
          <Button onClick={onAgree}>Cancel the order</Button>
          <ButtonLink to={paths.order(orderCode)} variant="quiet">
            Keep it
          </ButtonLink>
        </div>
      }
    >
      <p>You opened this page from a link. We only cancel the order if you confirm.</p>
    </MessagePage>
  );
};
