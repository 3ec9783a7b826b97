import { type ComponentProps, useId } from 'react';
import styles from './Fields.module.css';

export const TextArea = ({ label, ...rest }: ComponentProps<'textarea'> & { label: string }) => {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <textarea id={id} rows={3} className={styles.area} {...rest} />
    </div>
  );
};
