import type { CheckedLine } from '../../features/cart/checkedLines';
import { CartRow } from './CartRow';
import styles from './CartTable.module.css';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

/** The lines of the bag; on a narrow window the rows look like cards, and Chromium still exposes them as a table. */
export const CartTable = ({ lines, currency }: { lines: readonly CheckedLine[]; currency: string }) => (
  <table className={styles.table}>
    <caption className={styles.caption}>
      <VisuallyHidden>Items in your cart</VisuallyHidden>
    </caption>
    <thead className={styles.head}>
      <tr>
        <th scope="col" colSpan={2}>
          Product
        </th>
        <th scope="col">Price</th>
        <th scope="col">Quantity</th>
        <th scope="col" className={styles.number}>
          Subtotal
        </th>
        <th scope="col">
          <VisuallyHidden>Remove</VisuallyHidden>
        </th>
      </tr>
    </thead>
    <tbody className={styles.body}>
      {lines.map((line) => (
        <CartRow key={line.id} line={line} currency={currency} />
      ))}
    </tbody>
  </table>
);
