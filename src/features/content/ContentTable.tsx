import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import styles from './Content.module.css';

interface ContentTableProps {
  caption: string;
  head: readonly string[];
  /** The first cell of a row is its header. */
  rows: readonly (readonly string[])[];
}

export const ContentTable = ({ caption, head, rows }: ContentTableProps) => (
  // With large text the table is wider than a phone, so it scrolls on its own, by keyboard too.
  <TableContainer tabIndex={0} role="region" aria-label={caption}>
    <Table className={styles.table}>
      <caption>{caption}</caption>
      <TableHead>
        <TableRow>
          {head.map((name) => (
            <TableCell key={name}>{name}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(([name, ...cells]) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            {cells.map((cell, index) => (
              <TableCell key={head[index + 1]}>{cell}</TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </TableContainer>
);
