import { paths } from '../../config/paths';
import { ButtonLink } from '../../ui/ButtonLink';
import { MessagePage } from '../../ui/MessagePage';
import { BestSellers } from '../shared/BestSellers';

export const FindYourOrders = ({ isSignedIn }: { isSignedIn: boolean }) => (
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
    {/* A customer's order may still be loading, and then replaces this page. */}
    {!isSignedIn && <BestSellers />}
  </>
);
