import Alert from '@mui/material/Alert';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './Icon';
import styles from './PageAlert.module.css';

const ICONS = { info: 'info', success: 'check', error: 'alert' } as const;

interface PageAlertProps extends Pick<ComponentProps<typeof Alert>, 'onClose' | 'closeText'> {
  kind?: keyof typeof ICONS;
  /** Screen readers announce it at once and interrupt other speech. */
  urgent?: boolean;
  children: ReactNode;
}

/** An alert shown where it applies. On a first screen use `Notice` and `ErrorNotice`, which do not need MUI. */
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
