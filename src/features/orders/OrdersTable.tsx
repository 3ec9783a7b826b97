import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { OrderRow } from '../../contract/order';
import type { GoodsInCart } from '../../domain/openOrder';
import { factsOfRow, orderStage, stageTexts } from '../../domain/orderStage';
import { formatDate } from '../../lib/dates';
import { cx } from '../../ui/cx';
import { Picture } from '../../ui/Picture';
import stacked from '../../ui/stackedTable.module.css';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { goodsText } from './orderLabels';
import { OrderDue } from './OrderDue';
import { OrderRowActions } from './OrderRowActions';
import styles from './OrdersTable.module.css';
import { Sum } from './Sum';
import { OrderStatus } from './OrderStatus';

const COLUMNS = ['Order', 'Date', 'Items', 'Status', 'Amount', 'Actions'];

interface OrdersTableProps {
  rows: readonly OrderRow[];
  currency: string;
  /** The account's approval for instalments. */
  eligible: string | undefined;
  cartLines: readonly GoodsInCart[];
}

const Status = ({ status, note }: { status: string; note: string | undefined }) => (
  <span>
    <OrderStatus status={status} />
    {note !== undefined && <span className={styles.more}>{note}</span>}
  </span>
);

/** A table; when its text does not fit, each row becomes a card whose cells show their column's name. */
export const OrdersTable = ({ rows, currency, eligible, cartLines }: OrdersTableProps) => (
  <div className={cx(stacked.frame, styles.frame)}>
    <Table className={styles.table}>
      <caption>
        <VisuallyHidden>Your orders, the latest first</VisuallyHidden>
      </caption>
      <TableHead>
        <TableRow>
          {COLUMNS.map((name) => (
            <TableCell key={name}>{name}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => {
          const stage = orderStage(factsOfRow(row), eligible);
          return (
            <TableRow key={row.orderCode}>
              <TableCell component="th" scope="row" data-column="Order">
                <span className={styles.order}>
                  {row.imgSrc !== null && <Picture src={row.imgSrc} alt="" slot="thumb" className={styles.picture} />}
                  <bdi>{row.orderCode}</bdi>
                </span>
              </TableCell>
              <TableCell data-column="Date">{formatDate(row.orderDate)}</TableCell>
              <TableCell data-column="Items">
                <span>
                  {row.items ?? '-'}
                  {row.products.length > 0 && <bdi className={styles.more}>{goodsText(row.products)}</bdi>}
                </span>
              </TableCell>
              <TableCell data-column="Status">
                <Status status={row.status} note={stageTexts(stage).note} />
              </TableCell>
              <TableCell data-column="Amount">
                <span>
                  <Sum amount={row.totalAmount} currency={currency} />
                  <OrderDue row={row} currency={currency} />
                </span>
              </TableCell>
              <TableCell data-column="Actions">
                <OrderRowActions row={row} stage={stage} currency={currency} cartLines={cartLines} />
              </TableCell>
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  </div>
);
