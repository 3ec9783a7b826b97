import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { readSnapshot } from '../../../features/support/readSnapshot';
import { emptyRecording } from '../emptyRecording';
import { compareReports, type Difference } from './compareReports';
import type { KeptReport } from './keptReport';
import styles from './Reports.module.css';

const differencesOf = (texts: readonly string[]): Difference[] => {
  const [first, second] = texts.flatMap((text) => {
    const read = readSnapshot(text, emptyRecording());
    return 'snapshot' in read ? [read.snapshot] : [];
  });
  return first && second ? compareReports(first, second) : [];
};

/** Two reports side by side: only their differences. */
export const ComparedReports = ({ first, second }: { first: KeptReport; second: KeptReport }) => {
  const differences = differencesOf([first.text, second.text]);
  if (differences.length === 0)
    return (
      <p role="status">
        Nothing differs between {first.code} and {second.code}.
      </p>
    );
  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- what scrolls is reached with the keyboard
    <div className={styles.compared} role="region" aria-label="What differs" tabIndex={0}>
      <Table size="small">
        <caption className={styles.caption}>
          What differs between {first.code} and {second.code}
        </caption>
        <TableHead>
          <TableRow>
            {['Part', 'What', first.code, second.code].map((name, at) => (
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
