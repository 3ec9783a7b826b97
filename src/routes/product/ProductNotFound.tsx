import { paths } from '../../config/paths';
import { ButtonLink } from '../../ui/ButtonLink';
import { MessagePage } from '../../ui/MessagePage';
import { usePageTitle } from '../../ui/usePageTitle';

export const ProductNotFound = () => {
  usePageTitle('Product is not found');
  return (
    <MessagePage
      title="Product is not found"
      action={
        <>
          <ButtonLink to={paths.search()}>Browse all items</ButtonLink>
          <ButtonLink to={paths.home} variant="quiet">
            Home
          </ButtonLink>
        </>
      }
    >
      <p>It may have sold out for good, or the link may be incomplete.</p>
    </MessagePage>
  );
};
