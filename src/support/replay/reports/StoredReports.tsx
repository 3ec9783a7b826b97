import { useState, useSyncExternalStore } from 'react';
import { MuiRoot } from '../../../theme/MuiRoot';
import { Field } from '../../../ui/Field';
import { ComparedReports } from './ComparedReports';
import { DeleteAll } from './DeleteAll';
import { findReports, groupReports } from './findReports';
import { ReportItem } from './ReportItem';
import type { ReportList } from './reportList';
import styles from './Reports.module.css';

const groupName = (count: number, words: string): string => `${count} ${count === 1 ? 'report' : 'reports'}: ${words}`;

/** Every report opened in this browser, grouped by error. */
export const StoredReports = ({ list, onOpen }: { list: ReportList; onOpen: (text: string) => void }) => {
  const { reports, message } = useSyncExternalStore(list.subscribe, list.read);
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const found = findReports(reports, search);
  const compared = reports.filter(({ id }) => chosen.includes(id));
  const [first, second] = compared;

  const choose = (id: string) => {
    // Only the two most recent choices are compared.
    setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen.slice(-1), id]);
  };

  return (
    <MuiRoot>
      {message !== '' && (
        <p role="status" className={styles.note}>
          {message}
        </p>
      )}
      {reports.length > 0 && (
        <details className={styles.reports}>
          <summary>
            {reports.length === 1 ? '1 report in this browser' : `${reports.length} reports in this browser`}
          </summary>
          <Field
            label="Find a code, page, error or version"
            type="search"
            value={search}
            onChange={({ target }) => {
              setSearch(target.value);
            }}
          />
          <p role="status">{found.length === 0 ? 'No report contains all of these words.' : ''}</p>
          {groupReports(found).map(({ error, reports: same }) => (
            <section key={JSON.stringify(error)} className={styles.group}>
              <h2 className={styles.title}>
                {groupName(same.length, error ? `${error.error} at ${error.step}` : 'no errors')}
              </h2>
              <ul className={styles.list}>
                {same.map((report) => (
                  <ReportItem
                    key={report.id}
                    report={report}
                    isChosen={chosen.includes(report.id)}
                    onOpen={() => {
                      onOpen(report.text);
                    }}
                    onChoose={() => {
                      choose(report.id);
                    }}
                    onDelete={() => {
                      void list.remove(report.id);
                    }}
                  />
                ))}
              </ul>
            </section>
          ))}
          {first && second && <ComparedReports first={first} second={second} />}
          <DeleteAll count={reports.length} onDelete={() => void list.clear()} />
        </details>
      )}
    </MuiRoot>
  );
};
