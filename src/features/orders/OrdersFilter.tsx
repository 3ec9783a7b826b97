import { useEffect, useId, useRef } from 'react';
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
  const field = useRef<HTMLInputElement>(null);
  // The address follows the field a moment later, so it must not take back what is being typed.
  useEffect(() => {
    if (field.current && field.current !== document.activeElement) field.current.value = words;
  }, [words]);
  return (
    <div role="search" aria-label="Your orders" className={styles.filter}>
      <label htmlFor={`${id}-words`}>
        Find an order
        <input
          id={`${id}-words`}
          ref={field}
          type="search"
          defaultValue={words}
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
    </div>
  );
};
