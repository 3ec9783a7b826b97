import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { Repayment, Repayments } from '../../contract/repayments';
import { amountLeft } from '../../domain/repayments';
import { formatDate } from '../../lib/dates';
import { addMinor, formatPrice } from '../../lib/money';
import { Button } from '../../ui/Button';
import { cx } from '../../ui/cx';
import { Price } from '../../ui/Price';
import stacked from '../../ui/stackedTable.module.css';
import { OPENING, type PressProps } from './PayNext';
import styles from './Repayments.module.css';

const COLUMNS = ['No.', 'Due', 'Amount', 'Status'];
const STATUS = { paid: 'Paid', due: 'Due', late: 'Late', open: 'Open' } as const;

/** 'GHS 9,999.99' still fits beside the others on a phone. */
const LONGEST_IN_TABLE = 12;

const Status = ({ row, currency }: { row: Repayment; currency: string }) => {
  const left = amountLeft(row);
  const isPart = row.status !== 'paid' && (row.paid ?? 0) > 0 && left !== null;
  return (
    <span className={row.status === 'late' ? styles.late : undefined}>
      {STATUS[row.status]}
      {isPart && <span className={styles.more}>{formatPrice(left, currency)} left</span>}
    </span>
  );
};

interface RepaymentTableProps extends PressProps {
  repayments: Repayments;
  currency: string;
}

/** Every instalment with its due day, what it costs, and whether it is paid. */
export const RepaymentTable = ({ repayments: { schedule, next }, currency, busy, pay }: RepaymentTableProps) => {
  const canChoose = schedule.some((row) => row.number !== next?.number && amountLeft(row));
  const isLong = schedule.some(({ amount }) => formatPrice(amount, currency).length > LONGEST_IN_TABLE);
  return (
    <div className={cx(stacked.frame, styles.frame, isLong && styles.long)}>
      <Table className={styles.table}>
        <caption>
          {canChoose ? 'A payment counts towards your oldest unpaid installment first.' : 'All installments'}
        </caption>
        <TableHead>
          <TableRow>
            {COLUMNS.map((name) => (
              <TableCell key={name}>{name}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {schedule.map((row) => {
            const left = amountLeft(row);
            return (
              <TableRow key={row.number}>
                <TableCell component="th" scope="row" data-column="No.">
                  {row.number}
                </TableCell>
                <TableCell data-column="Due">{formatDate(row.dueDate)}</TableCell>
                <TableCell data-column="Amount">
                  <span>
                    <Price amount={addMinor(row.amount, row.fee)} currency={currency} className={styles.amount} />
                    {row.fee > 0 && (
                      <span className={styles.more}>with {formatPrice(row.fee, currency)} for paying late</span>
                    )}
                  </span>
                </TableCell>
                <TableCell data-column="Status">
                  <span>
                    <Status row={row} currency={currency} />
                    {left !== null && left > 0 && row.number !== next?.number && (
                      <Button
                        variant="text"
                        aria-disabled={busy !== null}
                        aria-label={`Pay installment ${row.number}: ${formatPrice(left, currency)}`}
                        onClick={() => {
                          pay(row.number, left);
                        }}
                      >
                        {busy === row.number ? OPENING : 'Pay'}
                      </Button>
                    )}
                  </span>
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </div>
  );
};
