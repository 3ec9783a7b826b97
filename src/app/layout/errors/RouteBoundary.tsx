import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { selectFailure } from '../../../features/nav/navSlice';
import { useAppSelector } from '../../../store/hooks';
import { useIsReplay } from '../../../ui/replayed';
import { ErrorBoundary } from '../../../ui/ErrorBoundary';
import { RouteErrorScreen } from './RouteErrorScreen';
import { PageErrorReporter, pageErrorOf } from './PageErrorReporter';

/**
 * Replaces a page that throws by an error message with a retry. The header stays, and navigation resets the error.
 */
export const RouteBoundary = ({ children }: { children: ReactNode }) => {
  const { pathname, search } = useLocation();
  const recorded = useAppSelector(selectFailure);
  const isReplay = useIsReplay();
  if (isReplay && recorded) return <RouteErrorScreen error={recorded} />;
  return (
    <ErrorBoundary
      resetKey={pathname + search}
      fallback={(error, retry) => (
        <>
          <PageErrorReporter error={error} />
          <RouteErrorScreen error={pageErrorOf(error)} onRetry={retry} />
        </>
      )}
    >
      {children}
    </ErrorBoundary>
  );
};
