import FormHelperText from '@mui/material/FormHelperText';
import type { ReactNode } from 'react';
import styles from './FieldError.module.css';
import { Icon } from './Icon';

/** The error message below a control, with an icon for those who do not see its colour. */
export const FieldError = ({ id, children }: { id: string; children: ReactNode }) => (
  <FormHelperText id={id} className={styles.error}>
    <Icon name="alert" size={16} />
    {children}
  </FormHelperText>
);
