import OutlinedInput from '@mui/material/OutlinedInput';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx';
import styles from './Field.module.css';
import { FieldFrame, type FieldFrameProps } from './FieldFrame';

export interface FieldProps extends Omit<ComponentProps<'input'>, keyof FieldFrameProps>, FieldFrameProps {
  /** Text shown inside the field after the typed value. */
  end?: ReactNode;
  /** Makes the field multi-line, with this many visible lines. */
  rows?: number;
}

/** A labelled field to type in, with its hint and its error. */
export const Field = ({ label, hint, error, className, disabled, end, rows, type = 'text', ...rest }: FieldProps) => (
  <FieldFrame label={label} hint={hint} error={error} className={className} disabled={disabled}>
    {({ id, ...aria }) => (
      <OutlinedInput
        id={id}
        endAdornment={end}
        {...(rows !== undefined && { inputComponent: 'textarea' })}
        inputProps={{
          type: rows === undefined ? type : undefined,
          rows,
          ...aria,
          ...rest,
          className: cx(styles.input, rows !== undefined && styles.textarea),
        }}
      />
    )}
  </FieldFrame>
);
