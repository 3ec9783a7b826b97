import { isOldPrice } from '../domain/price';
import { formatPrice, type Price as Amount } from '../lib/money';
import { cx } from './cx';
import styles from './Price.module.css';
import { VisuallyHidden } from './VisuallyHidden';

interface PriceProps {
  amount: Amount;
  currency: string;
  /** The earlier price, shown struck through. */
  old?: Amount | undefined;
  /** Other variants of the same product cost more. */
  isStart?: boolean;
  className?: string | undefined;
}

export const Price = ({ amount, currency, old, isStart = false, className }: PriceProps) => {
  const from = isStart && <span className={styles.from}>From </span>;
  return (
    <span className={cx(styles.price, className)}>
      {isOldPrice(old) ? (
        <>
          <del className={styles.old}>
            <VisuallyHidden>Old price </VisuallyHidden>
            {formatPrice(old, currency)}
          </del>
          <ins className={styles.sale}>
            <VisuallyHidden>Sale price </VisuallyHidden>
            {from}
            {formatPrice(amount, currency)}
          </ins>
        </>
      ) : (
        <>
          {from}
          {formatPrice(amount, currency)}
        </>
      )}
    </span>
  );
};
