import Alert from '@mui/material/Alert';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './Icon';
import styles from './PageAlert.module.css';

const ICONS = { info: 'info', success: 'check', error: 'alert' } as const;

interface PageAlertProps extends Pick<ComponentProps<typeof Alert>, 'onClose' | 'closeText'> {
  kind?: keyof typeof ICONS;
  /** Read out at once, whatever else is being read. */
  urgent?: boolean;
  children: ReactNode;
}

/** Something to know, told where it belongs. On a first screen `Notice` and `ErrorNotice` do the same without MUI. */
export const PageAlert = ({ kind = 'info', urgent = kind === 'error', children, ...rest }: PageAlertProps) => (
  <Alert
    severity={kind}
    role={urgent ? 'alert' : 'status'}
    icon={<Icon name={ICONS[kind]} />}
    className={styles.alert}
    {...rest}
  >
    <p>{children}</p>
  </Alert>
);
