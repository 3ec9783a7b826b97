import { type ReactNode, useRef } from 'react';
import type { Minor } from '../../lib/money';
import { useBarHeight } from '../../ui/useBarHeight';
import { CartSum } from './CartSum';
import type { CheckedLine } from './checkedLines';
import styles from './TotalBar.module.css';

interface TotalBarProps {
  label: string;
  lines: readonly CheckedLine[];
  total: Minor | null;
  currency: string;
  /** The button or link. */
  children: ReactNode;
}

/** Total and button, fixed to the bottom of a phone's window. */
export const TotalBar = ({ label, lines, total, currency, children }: TotalBarProps) => {
  const bar = useRef<HTMLDivElement>(null);
  useBarHeight(bar);
  return (
    <div ref={bar} className={styles.bar} data-pay-bar="">
      <p className={styles.total}>
        {label} <CartSum lines={lines} amount={total} currency={currency} />
      </p>
      {children}
    </div>
  );
};
