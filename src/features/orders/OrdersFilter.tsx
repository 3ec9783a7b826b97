import { useId } from 'react';
import styles from './OrdersFilter.module.css';

interface OrdersFilterProps {
  words: string;
  status: string;
  statuses: readonly string[];
  onWords: (words: string) => void;
  onStatus: (status: string) => void;
}

export const OrdersFilter = ({ words, status, statuses, onWords, onStatus }: OrdersFilterProps) => {
  const id = useId();
  return (
    <search className={styles.filter}>
      <label htmlFor={`${id}-words`}>
        Find an order
        <input
          id={`${id}-words`}
          type="search"
          value={words}
          placeholder="Order code"
          enterKeyHint="search"
          onChange={(event) => {
            onWords(event.target.value);
          }}
        />
      </label>
      <label htmlFor={`${id}-status`}>
        Status
        <select
          id={`${id}-status`}
          value={status}
          onChange={(event) => {
            onStatus(event.target.value);
          }}
        >
          <option value="">All</option>
          {statuses.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </search>
  );
};
