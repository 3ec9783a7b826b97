import Alert from '@mui/material/Alert';
import type { ComponentProps } from 'react';
import styles from './Notice.module.css';
import { cx } from './cx';
import { Icon } from './Icon';
import { CHECK } from './lazyOutlines';

const ICONS = { info: 'info', success: CHECK, error: 'alert' } as const;

type AlertProps = Pick<
  ComponentProps<typeof Alert>,
  'ref' | 'tabIndex' | 'className' | 'onClose' | 'closeText' | 'children'
>;

interface PageAlertProps extends AlertProps {
  kind?: keyof typeof ICONS;
  /** Screen readers announce it at once and interrupt other speech. */
  urgent?: boolean;
}

/** An alert shown where it applies. On a first screen use `Notice` and `ErrorNotice`, which do not need MUI. */
export const PageAlert = ({ kind = 'info', urgent = kind === 'error', className, ...rest }: PageAlertProps) => (
  <Alert
    severity={kind}
    role={urgent ? 'alert' : 'status'}
    icon={<Icon name={ICONS[kind]} />}
    className={cx(styles.alert, styles.line, kind !== 'info' && styles[kind], className)}
    {...rest}
  />
);
