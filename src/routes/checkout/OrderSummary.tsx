import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { CheckedLine } from '../../features/cart/checkedLines';
import { lineTotal } from '../../features/cart/checkedLines';
import { CartSum } from '../../features/cart/CartSum';
import { LineDetails } from '../../features/cart/LineDetails';
import { lineName } from '../../features/cart/lineName';
import { LineNotes } from '../../features/cart/LineNotes';
import type { Minor } from '../../lib/money';
import { Price } from '../../ui/Price';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from './OrderSummary.module.css';

interface OrderSummaryProps {
  lines: readonly CheckedLine[];
  total: Minor | null;
  currency: string;
}

/** What is ordered and what it comes to. */
export const OrderSummary = ({ lines, total, currency }: OrderSummaryProps) => (
  <>
    <Table className={styles.table}>
      <caption>
        <VisuallyHidden>What you order</VisuallyHidden>
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
          <TableRow key={line.id} className={styles.line} data-gone={line.gone || undefined}>
            <TableCell>
              <p className={styles.name}>
                {lineName(line)} <span className={styles.times}>× {line.quantity}</span>
              </p>
              <LineDetails line={line} />
              <LineNotes line={line} currency={currency} />
            </TableCell>
            <TableCell align="right" className={styles.sum}>
              {line.gone || line.unread ? '–' : <Price amount={lineTotal(line)} currency={currency} />}
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
  </>
);
