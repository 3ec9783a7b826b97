import type { ReactNode } from 'react';
import { useAppDispatch } from '../../store/hooks';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { useAsking } from '../../ui/useAsking';
import type { CheckedLine } from './checkedLines';
import { readVariants } from './refreshCartPrices';

interface UnreadNoticeProps {
  ids: readonly string[];
  children?: ReactNode;
}

const textOf = (count: number): string =>
  count === 1 ? 'One item in your bag could not be loaded.' : `${count} items in your bag could not be loaded.`;

const UnreadNotice = ({ ids, children }: UnreadNoticeProps) => {
  const dispatch = useAppDispatch();
  const { here, isAsking, ask } = useAsking(() => dispatch(readVariants(ids)));
  return (
    <div ref={here}>
      <ErrorNotice text={textOf(ids.length)} onRetry={ask} retryLabel={isAsking ? 'Loading…' : 'Retry'}>
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
