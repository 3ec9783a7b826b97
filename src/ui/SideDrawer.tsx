import type { ReactNode } from 'react';
import { cx } from './cx';
import { DialogFrame } from './DialogFrame';
import styles from './SideDrawer.module.css';

interface SideDrawerProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  side?: 'left' | 'right';
  children: ReactNode;
  /** Stays at the bottom while the content scrolls. */
  footer?: ReactNode;
}

/** A panel at the side, over everything else. It stays mounted, so that opening it is only a matter of showing it. */
export const SideDrawer = ({ side = 'right', ...rest }: SideDrawerProps) => (
  <DialogFrame root={cx(styles.root, styles[side])} veil={styles.veil} panel={styles.panel} {...rest} />
);
