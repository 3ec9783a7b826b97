import { Fragment } from 'react';
import { Link } from 'react-router';
import { paths } from '../../config/paths';
import { Button } from '../../ui/Button';
import styles from './OpenPayment.module.css';
import { PaymentPanel } from './PaymentPanel';

export interface DuplicateActions {
  onCancelDuplicates: () => void;
  onKeepDuplicates: () => void;
}

interface DuplicateOrdersProps extends DuplicateActions {
  orderCode: string;
  duplicates: readonly string[];
}

const COUNTS = ['', '', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

const OrderLink = ({ code }: { code: string }) => (
  <Link to={paths.order(code)}>
    <bdi>{code}</bdi>
  </Link>
);

/** One press became several orders: the shopper pays for one of them. */
export const DuplicateOrders = (props: DuplicateOrdersProps) => {
  const { orderCode, duplicates, onCancelDuplicates, onKeepDuplicates } = props;
  const count = duplicates.length + 1;
  const several = duplicates.length > 1;
  return (
    <PaymentPanel title={`${COUNTS[count] ?? String(count)} orders were placed`}>
      <p>
        The connection broke while your order <OrderLink code={orderCode} /> was sent, and the shop received it again as{' '}
        {duplicates.map((code, index) => (
          <Fragment key={code}>
            {index > 0 && ', '}
            <OrderLink code={code} />
          </Fragment>
        ))}
        . Cancel {several ? 'the duplicates' : 'the duplicate'} unless you want {several ? 'them all' : 'both'}.
      </p>
      <div className={styles.actions}>
        <Button onClick={onCancelDuplicates}>{several ? 'Cancel the duplicates' : 'Cancel the duplicate'}</Button>
        <Button variant="text" onClick={onKeepDuplicates}>
          {several ? 'Keep all orders' : 'Keep both orders'}
        </Button>
      </div>
    </PaymentPanel>
  );
};
