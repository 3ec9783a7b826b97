import { type ReactNode, useEffect, useRef } from 'react';
import { PageAlert } from './PageAlert';

/** The confirmation takes the place of a form, so that nobody sends it twice in doubt. */
export const SentAlert = ({ className, children }: { className?: string | undefined; children: ReactNode }) => {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    alert.current?.focus();
  }, []);
  return (
    <PageAlert ref={alert} kind="success" tabIndex={-1} className={className}>
      {children}
    </PageAlert>
  );
};
