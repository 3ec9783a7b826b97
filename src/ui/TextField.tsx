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
}

/** A labelled input with its hint and its error. */
export const TextField = ({ label, hint, error, end, className, type = 'text', ...rest }: TextFieldProps) => {
  const id = useId();
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const errorId = error === undefined ? undefined : `${id}-error`;
  return (
    <div className={className}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.box}>
        <input
          id={id}
          type={type}
          className={cx(styles.input, end !== undefined && styles.withEnd)}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={cx(errorId, hintId) || undefined}
          {...rest}
        />
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
