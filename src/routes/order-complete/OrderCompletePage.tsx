import { useSearchParams } from 'react-router';
import { paths } from '../../config/paths';
import { ButtonLink } from '../../ui/ButtonLink';
import { MessagePage } from '../../ui/MessagePage';
import { usePageTitle } from '../../ui/usePageTitle';

/** Says thank you for an order; it asks nobody anything. */
export const OrderCompletePage = () => {
  usePageTitle('Order complete');
  const [query] = useSearchParams();
  const code = (query.get('o') ?? '').trim().slice(0, 200).toWellFormed();
  return (
    <MessagePage
      title="Thank you for your order"
      action={
        <ButtonLink to={code === '' ? paths.orders : paths.order(code)}>
          {code === '' ? 'See your orders' : 'See your order'}
        </ButtonLink>
      }
    >
      {code !== '' && (
        <p>
          Your order has the number <strong>{code}</strong>.
        </p>
      )}
      <p>We tell you by e-mail how it goes on.</p>
    </MessagePage>
  );
};
