import { paths } from '../../config/paths';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { MessagePage } from '../../ui/MessagePage';

/** A file of the shop that did not arrive is not asked for again by this document. */
const isLostFile = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'ChunkLoadError' || /loading (css )?chunk/i.test(error.message));

export const RouteErrorScreen = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  const lost = isLostFile(error);
  const reload = () => {
    window.location.reload();
  };
  return (
    <MessagePage
      title={lost ? 'This page did not load' : 'Something went wrong here'}
      action={
        <>
          <Button onClick={lost ? reload : onRetry}>{lost ? 'Reload Page' : 'Try again'}</Button>
          <ButtonLink to={paths.home} variant="quiet">
            Home
          </ButtonLink>
        </>
      }
    >
      <p>
        {lost
          ? 'The connection broke off, or the shop has been renewed in the meantime. Your bag is kept.'
          : 'The rest of the shop still works, and your bag is kept.'}
      </p>
    </MessagePage>
  );
};
