import type { BagLine } from '../../features/cart/bagLines';
import { BagSum } from '../../features/cart/BagSum';
import type { Minor } from '../../lib/money';
import { Icon } from '../../ui/Icon';
import { useIsMobile } from '../../ui/useIsMobile';
import { OrderSummary } from './OrderSummary';
import styles from './OrderSummary.module.css';

interface SummaryPanelProps {
  lines: readonly BagLine[];
  total: Minor | null;
  currency: string;
}

/** Beside the form; on a phone one line with the total, which opens. */
export const SummaryPanel = (props: SummaryPanelProps) => {
  const isMobile = useIsMobile();
  const { lines, total, currency } = props;
  if (!isMobile) {
    return (
      <aside className={styles.panel} aria-labelledby="summary-title">
        <h2 id="summary-title">Order summary</h2>
        <OrderSummary {...props} />
      </aside>
    );
  }
  return (
    <details className={styles.panel}>
      <summary className={styles.handle}>
        <Icon name="down" size={20} className={styles.arrow} />
        <span className={styles.handleText}>Order summary ({lines.length})</span>
        <BagSum lines={lines} amount={total} currency={currency} />
      </summary>
      <OrderSummary {...props} />
    </details>
  );
};
