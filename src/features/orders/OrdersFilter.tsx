import { useEffect, useRef } from 'react';
import { Field } from '../../ui/Field';
import { SelectField } from '../../ui/SelectField';
import styles from './OrdersFilter.module.css';

interface OrdersFilterProps {
  words: string;
  status: string;
  statuses: readonly string[];
  onWords: (words: string) => void;
  onStatus: (status: string) => void;
}

export const OrdersFilter = ({ words, status, statuses, onWords, onStatus }: OrdersFilterProps) => {
  const field = useRef<HTMLInputElement>(null);
  // The last order of the selected status may be gone.
  const names = status === '' || statuses.includes(status) ? statuses : [...statuses, status];
  // The URL is updated after the field, with a delay, so it must not overwrite the field while the shopper types.
  useEffect(() => {
    if (field.current && field.current !== document.activeElement) field.current.value = words;
  }, [words]);
  return (
    <div role="search" aria-label="Your orders" className={styles.filter}>
      <Field
        label="Find an order"
        className={styles.field}
        ref={field}
        type="search"
        defaultValue={words}
        placeholder="Order number"
        enterKeyHint="search"
        onChange={(event) => {
          onWords(event.target.value);
        }}
      />
      <SelectField
        label="Status"
        className={styles.field}
        value={status}
        options={[{ value: '', text: 'All' }, ...names.map((name) => ({ value: name, text: name }))]}
        onChange={(event) => {
          onStatus(event.target.value);
        }}
      />
    </div>
  );
};
