import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { type ChangeEvent, type ReactNode, type Ref, useId } from 'react';
import styles from './CheckField.module.css';

interface CheckFieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** Id of the error message, when it is shown elsewhere. */
  problemId?: string | undefined;
  inputRef?: Ref<HTMLInputElement>;
  name?: string;
  checked?: boolean;
  defaultChecked?: boolean;
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
}

export const CheckField = ({ label, hint, problemId, inputRef, ...rest }: CheckFieldProps) => {
  const id = useId();
  return (
    <div>
      <FormControlLabel
        className={styles.field}
        label={label}
        control={
          <Checkbox
            slotProps={{
              input: {
                ref: inputRef,
                'aria-invalid': problemId === undefined ? undefined : true,
                'aria-describedby': problemId ?? (hint === undefined ? undefined : id),
              },
            }}
            {...rest}
          />
        }
      />
      {hint !== undefined && (
        <FormHelperText id={id} className={styles.hint}>
          {hint}
        </FormHelperText>
      )}
    </div>
  );
};
