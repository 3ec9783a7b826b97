import type { ReactNode } from 'react';
import { paths } from '../../../config/paths';
import { MuiRoot } from '../../../theme/MuiRoot';
import { Button } from '../../../ui/Button';
import { ButtonLink } from '../../../ui/ButtonLink';
import { MessagePage } from '../../../ui/MessagePage';
import { PageAlert } from '../../../ui/PageAlert';
import styles from './PaymentPanel.module.css';

interface UnknownPaymentProps {
  title: string;
  onCheck: () => void;
  children: ReactNode;
}

/** The outcome of a payment or an order is unknown; the shopper can check again. */
export const UnknownPayment = ({ title, onCheck, children }: UnknownPaymentProps) => (
  <MuiRoot>
    <MessagePage
      title={title}
      action={
        <div className={styles.actions}>
          <Button onClick={onCheck}>Check again</Button>
          <ButtonLink to={paths.orders} variant="quiet">
            View your orders
          </ButtonLink>
        </div>
      }
    >
      <PageAlert kind="error">{children}</PageAlert>
    </MessagePage>
  </MuiRoot>
);
