import { paths } from '../../config/paths';
import { ButtonLink } from '../../ui/ButtonLink';
import { MessagePage } from '../../ui/MessagePage';
import { usePageTitle } from '../../ui/usePageTitle';

export const EditAddressPage = () => {
  usePageTitle('Addresses');
  return (
    <MessagePage
      title="Addresses"
      action={
        <>
          <ButtonLink to={paths.cart}>View Cart</ButtonLink>
          <ButtonLink to={paths.dashboard} variant="quiet">
            Back to your account
          </ButtonLink>
        </>
      }
    >
      You enter an address for each order at checkout: tick “Set delivery address?” there. Without one, you pick up your
      order at any of our stores.
    </MessagePage>
  );
};
