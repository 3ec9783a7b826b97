import type { ReactNode } from 'react';
import { useAppDispatch } from '../../store/hooks';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { useRetry } from '../../ui/useRetry';
import type { CheckedLine } from './checkedLines';
import { readVariants } from './refreshCartPrices';

interface UnreadNoticeProps {
  ids: readonly string[];
  children?: ReactNode;
}

const textOf = (count: number): string =>
  count === 1 ? 'One item in your cart could not be loaded.' : `${count} items in your cart could not be loaded.`;

const UnreadNotice = ({ ids, children }: UnreadNoticeProps) => {
  const dispatch = useAppDispatch();
  const { ref, isRetrying, retry } = useRetry(() => dispatch(readVariants(ids)));
  return (
    <div ref={ref}>
      <ErrorNotice text={textOf(ids.length)} onRetry={retry} retryLabel={isRetrying ? 'Loading…' : 'Retry'}>
        {children}
      </ErrorNotice>
    </div>
  );
};

/** A notice for lines that could not be read: their name and price are unknown until a retry succeeds. */
export const UnreadLines = ({ lines, children }: { lines: readonly CheckedLine[]; children?: ReactNode }) => {
  const ids = lines.filter(({ unread }) => unread).map(({ id }) => id);
  return ids.length > 0 && <UnreadNotice ids={ids}>{children}</UnreadNotice>;
};
