import { lineTotal } from '../../features/cart/checkedLines';
import type { LastOrder } from '../../features/cart/cartSlice';
import { LineDetails } from '../../features/cart/LineTitle';
import { lineName } from '../../features/cart/lineTexts';
import { addMinor } from '../../lib/money';
import { Picture } from '../../ui/Picture';
import { Price } from '../../ui/Price';
import styles from './OrderedGoods.module.css';

/** The ordered lines as they were at the checkout, and their total. */
export const OrderedGoods = ({ lines, currency }: { lines: LastOrder['lines']; currency: string }) => (
  <section aria-labelledby="ordered-goods" className={styles.goods}>
    <h2 id="ordered-goods">What you ordered</h2>
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line.id} className={styles.line}>
          <Picture src={line.product.imgSrc} alt="" slot="thumb" />
          <div>
            <p className={styles.name}>
              <bdi>{lineName(line)}</bdi> <span className={styles.times}>× {line.quantity}</span>
            </p>
            <LineDetails line={line} />
          </div>
          <Price amount={lineTotal(line)} currency={currency} className={styles.sum} />
        </li>
      ))}
    </ul>
    <p className={styles.total}>
      Total <Price amount={addMinor(...lines.map(lineTotal))} currency={currency} />
    </p>
  </section>
);
