import { paths } from '../../config/paths';
import { ButtonLink } from '../../ui/ButtonLink';
import { MessagePage } from '../../ui/MessagePage';
import { usePageTitle } from '../../ui/usePageTitle';

export const ProductNotFound = () => {
  usePageTitle('Product is not found');
  return (
    <MessagePage
      drawing="search"
      title="Product is not found"
      action={
        <>
          <ButtonLink to={paths.search()}>See all products</ButtonLink>
          <ButtonLink to={paths.home} variant="quiet">
            Home
          </ButtonLink>
        </>
      }
    >
      <p>It may no longer be sold, or the link may be incomplete.</p>
    </MessagePage>
  );
};
