import { readErrorText } from '../../api/apiError';
import { paths } from '../../config/paths';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { MessagePage } from '../../ui/MessagePage';
import { usePageTitle } from '../../ui/usePageTitle';

interface ProductFailureProps {
  error: unknown;
  onRetry: () => void;
}

/** In the place of what a list did not know of the product. */
export const ProductFailure = ({ error, onRetry }: ProductFailureProps) => (
  <ErrorNotice text={readErrorText(error, 'The product could not be loaded. Please try again.')} onRetry={onRetry} />
);

/** Instead of the page, where nothing is known of the product. */
export const ProductNotLoaded = ({ error, onRetry }: ProductFailureProps) => {
  usePageTitle('The product could not be loaded');
  return (
    <MessagePage
      title="The product could not be loaded"
      action={
        <>
          <Button onClick={onRetry}>Retry</Button>
          <ButtonLink to={paths.search()} variant="quiet">
            Browse all items
          </ButtonLink>
        </>
      }
    >
      <p role="alert">{readErrorText(error)}</p>
    </MessagePage>
  );
};
