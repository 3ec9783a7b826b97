import { Icon } from '../../ui/Icon';
import type { CheckedLine } from './checkedLines';
import { lineNotes } from './lineNotes';
import styles from './Line.module.css';

/** What has changed, on the line it concerns. */
export const LineNotes = ({ line, currency }: { line: CheckedLine; currency: string }) => {
  const notes = lineNotes(line, currency);
  if (notes.length === 0) return null;
  return (
    <ul className={styles.notes}>
      {notes.map((text) => (
        <li key={text} className={styles.note}>
          <Icon name="info" size={16} className={styles.mark} />
          {text}
        </li>
      ))}
    </ul>
  );
};
