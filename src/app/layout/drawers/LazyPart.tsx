import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from '../../../ui/ErrorBoundary';

/** A lazily loaded part. If loading fails, the page renders without it. */
export const LazyPart = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary fallback={() => null}>
    <Suspense fallback={null}>{children}</Suspense>
  </ErrorBoundary>
);
