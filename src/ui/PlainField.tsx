import { type ComponentProps, useId } from 'react';
import styles from './PlainField.module.css';

interface PlainFieldProps extends ComponentProps<'input'> {
  label: string;
  /** The label ends with an asterisk. */
  marked?: boolean;
}

/** A labelled input without a library; `name` is left to those who send it. */
export const PlainField = ({ label, marked, ...rest }: PlainFieldProps) => {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {marked && ' *'}
      </label>
      <input id={id} type="text" className={styles.input} {...rest} />
    </div>
  );
};
