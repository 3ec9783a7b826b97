import { useEffect, useId, useRef } from 'react';
import styles from './ShareButton.module.css';

/** A field with the page's address, to copy by hand. */
export const ShareAddress = ({ address }: { address: string }) => {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
  }, []);
  return (
    <div className={styles.panel}>
      <label htmlFor={id}>Copy this address:</label>
      <input
        ref={field}
        id={id}
        className={styles.address}
        readOnly
        value={address}
        onFocus={({ target }) => {
          target.select();
        }}
      />
    </div>
  );
};
