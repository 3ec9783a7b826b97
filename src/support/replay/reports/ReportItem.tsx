import { CheckField } from '../../../ui/CheckField';
import type { StoredReport } from './storedReport';
import styles from './Reports.module.css';

interface ReportItemProps {
  report: StoredReport;
  isChosen: boolean;
  onOpen: () => void;
  onChoose: () => void;
  onDelete: () => void;
}

const date = (made: string): string => (Number.isNaN(Date.parse(made)) ? '' : new Date(made).toLocaleString());

/** A stored report, with buttons to open, compare and delete it. */
export const ReportItem = ({ report, isChosen, onOpen, onChoose, onDelete }: ReportItemProps) => {
  const { code, page, release, made } = report;
  return (
    <li className={styles.item}>
      <button type="button" className={styles.open} onClick={onOpen}>
        Open <strong>{code}</strong>
      </button>
      <span className={styles.about}>{[page, `version ${release}`, date(made)].filter(Boolean).join(' · ')}</span>
      <CheckField label={`Compare ${code}`} checked={isChosen} onChange={onChoose} />
      <button type="button" className={styles.button} onClick={onDelete}>
        Delete {code}
      </button>
    </li>
  );
};
