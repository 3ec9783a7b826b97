import { useEffect, useRef } from 'react';
import { PageAlert } from './PageAlert';

/** The form's only error message. Screen readers announce it again when another try fails with the same text. */
export const FormError = ({ text, tries }: { text: string | undefined; tries: number }) => {
  const alert = useRef<HTMLDivElement>(null);
  // On a phone the pressed button may be far below the message.
  useEffect(() => {
    alert.current?.scrollIntoView({ block: 'nearest' });
  }, [tries]);
  return text === undefined ? null : (
    <PageAlert ref={alert} key={tries} kind="error">
      {text}
    </PageAlert>
  );
};
