import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from './cx';
import { Icon } from './Icon';
import styles from './TextField.module.css';

export interface TextFieldProps extends ComponentProps<'input'> {
  label: string;
  hint?: ReactNode;
  /** What is wrong with what stands in it. */
  error?: ReactNode;
  /** Stands in the field behind what is typed. */
  end?: ReactNode;
  /** For more than a line of text: as many as are seen at once. */
  rows?: number;
}

/** A labelled input with its hint and its error. */
export const TextField = ({ label, hint, error, end, rows, className, type = 'text', ...rest }: TextFieldProps) => {
  const id = useId();
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const errorId = error === undefined ? undefined : `${id}-error`;
  const shared = {
    id,
    className: cx(styles.input, end !== undefined && styles.withEnd),
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': cx(errorId, hintId) || undefined,
  };
  return (
    <div className={className}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.box}>
        {rows === undefined ? (
          <input type={type} {...shared} {...rest} />
        ) : (
          <textarea rows={rows} {...shared} {...(rest as ComponentProps<'textarea'>)} />
        )}
        {end}
      </div>
      {error !== undefined && (
        <p id={errorId} className={styles.error}>
          <Icon name="alert" size={16} />
          {error}
        </p>
      )}
      {hint !== undefined && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
};
