import { useEffect } from 'react';
import { paths } from '../../../config/paths';
import type { PageError } from '../../../features/nav/navSlice';
import { ReportButton } from '../../../features/overlays/ReportButton';
import { useAppSelector } from '../../../store/hooks';
import { Button } from '../../../ui/Button';
import { ButtonLink } from '../../../ui/ButtonLink';
import { MessagePage } from '../../../ui/MessagePage';

const reload = (): void => {
  window.location.reload();
};

/** `onRetry` is absent in a replay, which never reloads by itself. */
export const RouteErrorScreen = ({ error, onRetry }: { error: PageError; onRetry?: () => void }) => {
  const lost = error === 'lost';
  const isOnline = useAppSelector(({ nav }) => nav.online);
  const reason = isOnline
    ? 'The connection was lost, or the shop has just been updated.'
    : 'You’re offline. The page loads once you’re online.';
  const reloadsOnline = lost && onRetry !== undefined;
  useEffect(() => {
    if (!reloadsOnline) return undefined;
    window.addEventListener('online', reload);
    return () => {
      window.removeEventListener('online', reload);
    };
  }, [reloadsOnline]);
  return (
    <MessagePage
      title={lost ? 'This page didn’t load' : 'Something went wrong here'}
      action={
        <>
          <Button onClick={lost ? reload : onRetry}>{lost ? 'Reload Page' : 'Try again'}</Button>
          <ButtonLink to={paths.home} variant="quiet">
            Home
          </ButtonLink>
          <ReportButton />
        </>
      }
    >
      <p>{lost ? reason : 'The rest of the shop still works.'} Your cart is safe.</p>
    </MessagePage>
  );
};
