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

/** Every report opened on this machine, grouped by error. */
export const KeptReports = ({ list, onOpen }: { list: ReportList; onOpen: (text: string) => void }) => {
  const { reports, note } = useSyncExternalStore(list.subscribe, list.read);
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const found = findReports(reports, search);
  const compared = reports.filter(({ id }) => chosen.includes(id));
  const [first, second] = compared;

  const choose = (id: string) => {
    // The two that were chosen last.
    setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen.slice(-1), id]);
  };

  return (
    <MuiRoot>
      {note !== '' && (
        <p role="status" className={styles.note}>
          {note}
        </p>
      )}
      {reports.length > 0 && (
        <details className={styles.reports}>
          <summary>
            {reports.length === 1 ? '1 report on this machine' : `${reports.length} reports on this machine`}
          </summary>
          <Field
            label="Find a code, page, error or version"
            type="search"
            value={search}
            onChange={({ target }) => {
              setSearch(target.value);
            }}
          />
          <p role="status">{found.length === 0 ? 'No report has all of these words.' : ''}</p>
          {groupReports(found).map(({ trouble, reports: same }) => (
            <section key={JSON.stringify(trouble)} className={styles.group}>
              <h2 className={styles.title}>
                {groupName(same.length, trouble ? `${trouble.error} at ${trouble.step}` : 'nothing went wrong')}
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
