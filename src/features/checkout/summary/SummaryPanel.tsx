import type { Minor } from '../../../lib/money';
import { useIsMobile } from '../../../ui/useMediaQuery';
import { CartSum } from '../../cart/CartSum';
import type { CheckedLine } from '../../cart/checkedLines';
import { OrderPromises } from './OrderPromises';
import { OrderSummary } from './OrderSummary';
import styles from './OrderSummary.module.css';

interface SummaryPanelProps {
  lines: readonly CheckedLine[];
  total: Minor | null;
  currency: string;
}

/** Summary beside the form; on a phone a collapsed line with the total. */
export const SummaryPanel = (props: SummaryPanelProps) => {
  const isMobile = useIsMobile();
  const { lines, total, currency } = props;
  if (!isMobile) {
    return (
      <aside className={styles.panel} aria-labelledby="summary-title">
        <h2 id="summary-title">Order summary</h2>
        <OrderSummary {...props} />
        <OrderPromises />
      </aside>
    );
  }
  return (
    <details className={styles.panel}>
      <summary className={styles.handle}>
        <span className={styles.handleText}>Order summary ({lines.length})</span>
        <CartSum lines={lines} amount={total} currency={currency} />
      </summary>
      <OrderSummary {...props} />
      <OrderPromises />
    </details>
  );
};
