import { useId } from 'react';
import { Icon } from '../../ui/Icon';
import { SORTS } from './sorts';
import styles from './SortSelect.module.css';

interface SortSelectProps {
  sort: number;
  /** The sorts to choose from; all if missing. */
  sorts?: readonly number[] | undefined;
  onChange: (sort: number) => void;
}

export const SortSelect = ({ sort, sorts, onChange }: SortSelectProps) => {
  const id = useId();
  return (
    <div className={styles.sort}>
      <label htmlFor={id} className={styles.label}>
        Sort by
      </label>
      <select
        id={id}
        className={styles.select}
        value={sort}
        onChange={({ target }) => {
          onChange(Number(target.value));
        }}
      >
        {SORTS.map(
          (name, index) =>
            (sorts?.includes(index) ?? true) && (
              <option key={name} value={index}>
                {name}
              </option>
            ),
        )}
      </select>
      <Icon name="down" size={16} className={styles.arrow} />
    </div>
  );
};
