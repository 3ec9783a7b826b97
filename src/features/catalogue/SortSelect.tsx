import { useId } from 'react';
import { Icon } from '../../ui/Icon';
import { SORTS } from './sorts';
import styles from './SortSelect.module.css';

export const SortSelect = ({ sort, onChange }: { sort: number; onChange: (sort: number) => void }) => {
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
        {SORTS.map((name, index) => (
          <option key={name} value={index}>
            {name}
          </option>
        ))}
      </select>
      <Icon name="down" size={16} className={styles.arrow} />
    </div>
  );
};
