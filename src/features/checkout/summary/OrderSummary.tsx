import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { Minor } from '../../../lib/money';
import { Picture } from '../../../ui/Picture';
import { Price } from '../../../ui/Price';
import stacked from '../../../ui/stackedTable.module.css';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { cx } from '../../../ui/cx';
import { CartSum } from '../../cart/CartSum';
import { type CheckedLine, isCounted, lineTotal } from '../../cart/checkedLines';
import { LineDetails } from '../../cart/LineTitle';
import { lineName } from '../../cart/lineTexts';
import { LineNotes } from '../../cart/LineNotes';
import styles from './OrderSummary.module.css';

interface OrderSummaryProps {
  lines: readonly CheckedLine[];
  total: Minor | null;
  currency: string;
}

/** The ordered lines and their total. */
export const OrderSummary = ({ lines, total, currency }: OrderSummaryProps) => (
  <div className={cx(stacked.frame, styles.summary)}>
    <Table className={styles.table}>
      <caption>
        <VisuallyHidden>Items in your order</VisuallyHidden>
      </caption>
      <TableHead>
        <TableRow>
          <TableCell>Product</TableCell>
          <TableCell align="right" className={styles.sum}>
            Subtotal
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {lines.map((line) => (
          <TableRow
            key={line.id}
            className={styles.line}
            data-gone={line.gone || undefined}
            data-ordered={line.ordered || undefined}
          >
            <TableCell>
              <div className={styles.goods}>
                <Picture src={line.product.imgSrc} alt="" slot="thumb" className={styles.picture} />
                <div>
                  <p className={styles.name}>
                    {lineName(line)} <span className={styles.times}>× {line.quantity}</span>
                  </p>
                  <LineDetails line={line} />
                  <LineNotes line={line} currency={currency} />
                </div>
              </div>
            </TableCell>
            <TableCell align="right" className={styles.sum}>
              {!isCounted(line) || line.unread ? '–' : <Price amount={lineTotal(line)} currency={currency} />}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
    <dl className={styles.totals}>
      <div>
        <dt>Subtotal</dt>
        <dd>
          <CartSum lines={lines} amount={total} currency={currency} />
        </dd>
      </div>
      <div>
        <dt>Shipping</dt>
        <dd>Free shipping</dd>
      </div>
      <div className={styles.total}>
        <dt>Total</dt>
        <dd>
          <CartSum lines={lines} amount={total} currency={currency} />
        </dd>
      </div>
    </dl>
  </div>
);
