import type { Columns } from '../../views/ProductGrid';
import styles from './ColumnChoice.module.css';

interface ColumnChoiceProps {
  columns: Columns;
  choices: readonly Columns[];
  onChange: (columns: Columns) => void;
}

/** An icon with one bar for each column. */
const bars = (columns: Columns): string =>
  Array.from({ length: columns }, (_, bar) => `M${12 + (bar - (columns - 1) / 2) * 4} 6v12`).join('');

export const ColumnChoice = ({ columns, choices, onChange }: ColumnChoiceProps) => (
  <div role="group" aria-label="Columns" className={styles.choice}>
    {choices.map((choice) => (
      <button
        key={choice}
        type="button"
        className={styles.button}
        aria-label={`${choice} columns`}
        aria-pressed={choice === columns}
        onClick={() => {
          onChange(choice);
        }}
      >
        <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
          <path d={bars(choice)} fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      </button>
    ))}
  </div>
);
