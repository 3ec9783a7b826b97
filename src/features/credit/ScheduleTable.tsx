import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { Schedule } from '../../contract/loan';
import { formatPrice, type Price } from '../../lib/money';
import styles from './Credit.module.css';

const sum = (amount: Price, currency: string): string =>
  amount === null ? 'not stated' : formatPrice(amount, currency);

/** Every payment as the server gave it. */
export const ScheduleTable = ({ schedule: { rows }, currency }: { schedule: Schedule; currency: string }) =>
  rows.length === 0 ? (
    <p>There are no payments to show for these terms.</p>
  ) : (
    // A long schedule scrolls by itself, with the keyboard too.
    <TableContainer className={styles.scroll} tabIndex={0} role="region" aria-label="Payments">
      <Table stickyHeader className={styles.table}>
        <TableHead>
          <TableRow>
            <TableCell>Payment Cycle</TableCell>
            <TableCell align="right">Amount Payable</TableCell>
            <TableCell align="right">Balance</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ paymentNumber, paymentAmount, remainingBalance }, index) => (
            <TableRow key={index}>
              <TableCell>{paymentNumber === 0 ? '-' : paymentNumber}</TableCell>
              <TableCell align="right">{sum(paymentAmount, currency)}</TableCell>
              <TableCell align="right">{sum(remainingBalance, currency)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
