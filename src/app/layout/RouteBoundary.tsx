import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ErrorBoundary } from '../../ui/ErrorBoundary';
import { RouteErrorScreen } from './RouteErrorScreen';

/** A page that throws is replaced by words and a way out; the header stays, and any navigation is a new try. */
export const RouteBoundary = ({ children }: { children: ReactNode }) => {
  const { pathname, search } = useLocation();
  return (
    <ErrorBoundary
      resetKey={pathname + search}
      fallback={(error, retry) => <RouteErrorScreen error={error} onRetry={retry} />}
    >
      {children}
    </ErrorBoundary>
  );
};
