import { paths } from '../../config/paths';
import { ButtonLink } from '../../ui/ButtonLink';
import { MessagePage } from '../../ui/MessagePage';
import { usePageMeta } from '../../ui/usePageMeta';

export const ProductNotFound = () => {
  usePageMeta({ title: 'Product is not found', unlisted: true });
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
