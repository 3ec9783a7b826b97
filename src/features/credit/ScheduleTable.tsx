import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { Schedule } from '../../contract/loan';
import { formatDate } from '../../lib/dates';
import { formatMinor, type PriceAmount } from '../../lib/money';
import { cx } from '../../ui/cx';
import stacked from '../../ui/stackedTable.module.css';
import { dueDay } from './dueDay';
import styles from './ScheduleTable.module.css';

interface ScheduleTableProps {
  schedule: Pick<Schedule, 'rows'>;
  currency: string;
  /** Due dates are counted from this time. */
  acceptedAt: number;
}

const sum = (amount: PriceAmount): string => (amount === null ? 'not stated' : formatMinor(amount));

/** '99,999.99' still fits beside the others on a phone. */
const LONGEST_IN_TABLE = 9;

const isLong = ({ paymentAmount, remainingBalance }: Schedule['rows'][number]): boolean =>
  [paymentAmount, remainingBalance].some((amount) => sum(amount).length > LONGEST_IN_TABLE);

const DueDay = ({ day }: { day: string | null }) =>
  day === null ? null : <span className={styles.due}> due {formatDate(day)}</span>;

/** Every payment from the server with its due date. A narrow dialog shows each as a card with named amounts. */
export const ScheduleTable = ({ schedule: { rows }, currency, acceptedAt }: ScheduleTableProps) =>
  rows.length === 0 ? (
    <p>There are no payments to show for these terms.</p>
  ) : (
    // Makes the dialog scrollable by keyboard.
    <TableContainer
      className={cx(stacked.frame, styles.frame, rows.some(isLong) && styles.long)}
      tabIndex={0}
      role="region"
      aria-label="Payments"
    >
      <Table className={styles.table}>
        <caption>Amounts in {currency}</caption>
        <TableHead>
          <TableRow>
            <TableCell>Payment Cycle</TableCell>
            <TableCell align="right">Amount Payable</TableCell>
            <TableCell align="right">Balance</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row, index) => (
            <TableRow key={index}>
              <TableCell data-column="Payment Cycle">
                <span>
                  {row.paymentNumber === 0 ? '-' : row.paymentNumber}
                  <DueDay day={dueDay(row, acceptedAt)} />
                </span>
              </TableCell>
              <TableCell align="right" data-column="Amount Payable">
                {row.paymentNumber === 0 && row.paymentAmount === 0 ? '-' : sum(row.paymentAmount)}
              </TableCell>
              <TableCell align="right" data-column="Balance">
                {sum(row.remainingBalance)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
