import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { type ChangeEvent, type ReactNode, useId } from 'react';
import styles from './CheckField.module.css';

interface CheckFieldProps {
  label: ReactNode;
  hint?: ReactNode;
  name?: string;
  checked?: boolean;
  defaultChecked?: boolean;
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
}

export const CheckField = ({ label, hint, ...rest }: CheckFieldProps) => {
  const id = useId();
  return (
    <div>
      <FormControlLabel
        label={label}
        control={
          <Checkbox slotProps={{ input: { 'aria-describedby': hint === undefined ? undefined : id } }} {...rest} />
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
