import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { readSnapshot } from '../../report/readSnapshot';
import { emptyRecording } from '../emptyRecording';
import { compareReports, type Difference } from './compareReports';
import type { StoredReport } from './storedReport';
import styles from './Reports.module.css';

const differencesOf = (texts: readonly string[]): Difference[] => {
  const [first, second] = texts.flatMap((text) => {
    const read = readSnapshot(text, emptyRecording());
    return 'snapshot' in read ? [read.snapshot] : [];
  });
  return first && second ? compareReports(first, second) : [];
};

/** Two reports side by side: only their differences. */
export const ComparedReports = ({ first, second }: { first: StoredReport; second: StoredReport }) => {
  const differences = differencesOf([first.text, second.text]);
  if (differences.length === 0)
    return (
      <p role="status">
        {first.code} and {second.code} do not differ.
      </p>
    );
  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- keyboard users can scroll the focused table
    <div className={styles.compared} role="region" aria-label="Differences" tabIndex={0}>
      <Table size="small">
        <caption className={styles.caption}>
          Differences between {first.code} and {second.code}
        </caption>
        <TableHead>
          <TableRow>
            {['Part', 'Detail', first.code, second.code].map((name, at) => (
              <TableCell key={at}>{name}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {differences.map(({ part, name, first: one, second: other }) => (
            <TableRow key={`${part} ${name}`}>
              <TableCell>{part}</TableCell>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell>{one}</TableCell>
              <TableCell>{other}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  );
};
