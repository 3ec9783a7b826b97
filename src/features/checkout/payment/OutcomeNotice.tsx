import { useEffect, useRef } from 'react';
import { useAppSelector } from '../../../store/hooks';
import { Notice } from '../../../ui/Notice';
import { noticeOf } from './messages';
import { selectOutcome } from './paymentSlice';

/** The success or information message after the last step. */
export const OutcomeNotice = () => {
  const text = noticeOf(useAppSelector(selectOutcome));
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The pressed button has gone together with its panel, so the focus would be lost.
    if (document.activeElement === document.body) notice.current?.focus();
  }, [text]);
  return (
    text !== null && (
      <div ref={notice} tabIndex={-1}>
        <Notice>{text}</Notice>
      </div>
    )
  );
};
