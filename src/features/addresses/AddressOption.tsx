import Radio from '@mui/material/Radio';
import { type ReactNode, useId } from 'react';
import { cx } from '../../ui/cx';
import layout from '../../ui/layout.module.css';
import styles from './AddressChoice.module.css';

interface AddressOptionProps {
  value: string;
  name: ReactNode;
  hint: ReactNode;
}

/** The whole card is clickable as the label, but only the name is its accessible name. */
export const AddressOption = ({ value, name, hint }: AddressOptionProps) => {
  const id = useId();
  return (
    <div className={styles.option}>
      <Radio
        id={id}
        value={value}
        className={styles.radio}
        slotProps={{ input: { 'aria-describedby': `${id}-hint` } }}
      />
      <label htmlFor={id} className={styles.name}>
        {name}
      </label>
      <span id={`${id}-hint`} className={cx(layout.muted, styles.hint)}>
        {hint}
      </span>
    </div>
  );
};
