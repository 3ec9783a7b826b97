import { isOldPrice } from '../domain/price';
import { formatPrice, type PriceAmount } from '../lib/money';
import { cx } from './cx';
import styles from './Price.module.css';
import { VisuallyHidden } from './VisuallyHidden';

interface PriceProps {
  amount: PriceAmount;
  currency: string;
  /** The earlier price, shown struck through. */
  old?: PriceAmount | undefined;
  /** Other variants of the same product cost more. */
  isStart?: boolean;
  className?: string | undefined;
}

export const Price = ({ amount, currency, old, isStart = false, className }: PriceProps) => {
  const was = isOldPrice(old);
  const from = isStart && <span className={styles.from}>From </span>;
  const now = formatPrice(amount, currency);
  return (
    <span className={cx(styles.price, className)}>
      {was && (
        <del className={styles.old}>
          <VisuallyHidden>Old price </VisuallyHidden>
          {formatPrice(old, currency)}
        </del>
      )}
      {was ? (
        <ins className={styles.sale}>
          <VisuallyHidden>Sale price </VisuallyHidden>
          {from}
          {now}
        </ins>
      ) : (
        from
      )}
      {!was && now}
    </span>
  );
};
