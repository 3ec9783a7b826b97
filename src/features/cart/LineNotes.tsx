import { cx } from '../../ui/cx';
import { Icon } from '../../ui/Icon';
import type { CheckedLine } from './checkedLines';
import { lineNotes } from './lineTexts';
import styles from './Line.module.css';
import { OrderAgain } from './OrderAgain';

/** The notes on a line: what has changed, and the actions for it. */
export const LineNotes = ({ line, currency }: { line: CheckedLine; currency: string }) => {
  const notes = lineNotes(line, currency);
  if (notes.length === 0) return null;
  return (
    <>
      <ul className={styles.notes}>
        {notes.map((text) => (
          <li key={text} className={cx(styles.note, line.ordered && styles.calm)}>
            <Icon name="info" size={16} className={styles.mark} />
            {text}
          </li>
        ))}
      </ul>
      <OrderAgain line={line} />
    </>
  );
};
