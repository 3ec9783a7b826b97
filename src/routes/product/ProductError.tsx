import { readErrorText } from '../../api/apiError';
import { paths } from '../../config/paths';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { MessagePage } from '../../ui/MessagePage';
import { usePageTitle } from '../../ui/usePageMeta';

interface ProductErrorProps {
  error: unknown;
  onRetry: () => void;
}

/** Replaces the details that the list's data does not include. */
export const ProductError = ({ error, onRetry }: ProductErrorProps) => (
  <ErrorNotice text={readErrorText(error, 'The product could not be loaded. Please try again.')} onRetry={onRetry} />
);

/** Replaces the page when no data of the product is known. */
export const ProductNotLoaded = ({ error, onRetry }: ProductErrorProps) => {
  usePageTitle('The product could not be loaded');
  return (
    <MessagePage
      title="The product could not be loaded"
      action={
        <>
          <Button onClick={onRetry}>Retry</Button>
          <ButtonLink to={paths.search()} variant="quiet">
            See all products
          </ButtonLink>
        </>
      }
    >
      <p role="alert">{readErrorText(error)}</p>
    </MessagePage>
  );
};
