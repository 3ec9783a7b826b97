import { useState } from 'react';
import styles from './Reports.module.css';

/** Asks for confirmation: deleting cannot be undone. */
export const DeleteAll = ({ count, onDelete }: { count: number; onDelete: () => void }) => {
  const [asks, setAsks] = useState(false);
  const press = () => {
    if (asks) onDelete();
    setAsks(!asks);
  };
  return (
    <p className={styles.item}>
      <button type="button" className={styles.button} onClick={press}>
        {asks ? `Yes, delete all ${count} reports` : 'Delete all'}
      </button>
      {asks && (
        <button
          type="button"
          className={styles.button}
          onClick={() => {
            setAsks(false);
          }}
        >
          Cancel
        </button>
      )}
    </p>
  );
};
