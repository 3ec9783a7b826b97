import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './CheckField.module.css';

interface CheckFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  hint?: ReactNode;
}

export const CheckField = ({ label, hint, ...rest }: CheckFieldProps) => {
  const id = useId();
  return (
    <div>
      <label className={styles.label}>
        <input
          type="checkbox"
          className={styles.box}
          aria-describedby={hint === undefined ? undefined : id}
          {...rest}
        />
        {label}
      </label>
      {hint !== undefined && (
        <p id={id} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
};
