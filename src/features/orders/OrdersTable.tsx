import type { OrderRow } from '../../contract/order';
import { formatDate } from '../../lib/dates';
import { Price } from '../../ui/Price';
import { OrderRowActions } from './OrderRowActions';
import styles from './OrdersTable.module.css';
import { OrderStatus } from './OrderStatus';

const COLUMNS = ['Order', 'Date', 'Items', 'Status', 'Amount', 'Actions'];

/** A table on a wide screen; on a phone every row is a card whose cells carry their column's name. */
export const OrdersTable = ({ rows, currency }: { rows: readonly OrderRow[]; currency: string }) => (
  <table className={styles.table}>
    <caption className={styles.caption}>Your orders, the latest first</caption>
    <thead>
      <tr>
        {COLUMNS.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row.orderCode}>
          <th scope="row" data-column="Order">
            <bdi>{row.orderCode}</bdi>
          </th>
          <td data-column="Date">{formatDate(row.orderDate)}</td>
          <td data-column="Items">{row.items}</td>
          <td data-column="Status">
            <OrderStatus status={row.status} />
          </td>
          <td data-column="Amount">
            <Price amount={row.totalAmount} currency={currency} />
          </td>
          <td data-column="Actions">
            <OrderRowActions row={row} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
