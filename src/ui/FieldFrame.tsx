import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import { type ReactNode, useId } from 'react';
import { cx } from './cx';
import { FieldError } from './FieldError';
import styles from './FieldFrame.module.css';

export interface FieldFrameProps {
  label: string;
  hint?: ReactNode;
  /** The error message for the field's value. */
  error?: ReactNode;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

/** Attributes that link the control to its label, hint and error. */
export interface ControlIds {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** A control with its label above and its error and hint below. */
export const FieldFrame = (props: FieldFrameProps & { children: (ids: ControlIds) => ReactNode }) => {
  const { label, hint, error, disabled = false, className, children } = props;
  const id = useId();
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const errorId = error === undefined ? undefined : `${id}-error`;
  return (
    <FormControl
      fullWidth
      error={error !== undefined}
      disabled={disabled}
      className={cx(styles.frame, className)}
      data-field=""
    >
      <InputLabel htmlFor={id}>{label}</InputLabel>
      {children({
        id,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-describedby': cx(errorId, hintId) || undefined,
      })}
      {errorId !== undefined && <FieldError id={errorId}>{error}</FieldError>}
      {hint !== undefined && (
        <FormHelperText id={hintId} error={false}>
          {hint}
        </FormHelperText>
      )}
    </FormControl>
  );
};
