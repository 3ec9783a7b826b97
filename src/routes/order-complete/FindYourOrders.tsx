import { paths } from '../../config/paths';
import { ButtonLink } from '../../ui/ButtonLink';
import { MessagePage } from '../../ui/MessagePage';
import { BestSellers } from '../shared/BestSellers';

interface FindYourOrdersProps {
  isSignedIn: boolean;
  /** The customer's order may still be loading, and then replaces this page. */
  isLoading: boolean;
}

export const FindYourOrders = ({ isSignedIn, isLoading }: FindYourOrdersProps) => (
  <>
    <MessagePage
      drawing="orders"
      title="Find your order"
      action={<ButtonLink to={paths.orders}>See your orders</ButtonLink>}
    >
      <p>
        {isSignedIn
          ? 'Your orders and their status are in your account.'
          : 'Sign in to see your orders and their status.'}
      </p>
    </MessagePage>
    {!isLoading && <BestSellers />}
  </>
);
