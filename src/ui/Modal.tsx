import type { KeyboardEvent, ReactNode } from 'react';
import { cx } from './cx';
import { DialogFrame } from './DialogFrame';
import styles from './Modal.module.css';

interface ModalProps {
  onClose: () => void;
  title: ReactNode;
  /** 'full' takes the whole window: for pictures. */
  size?: 'text' | 'full';
  /** Below the drawers instead of above them: for a dialog from which one is opened. */
  under?: boolean;
  children: ReactNode;
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
}

/** A dialog in the middle of the window for as long as it is rendered. */
export const Modal = ({ size = 'text', under = false, ...rest }: ModalProps) => (
  <DialogFrame
    root={cx(styles.root, styles[size], under && styles.under)}
    veil={styles.veil}
    panel={styles.panel}
    body={styles.body}
    bodyTakesFocus={size === 'text'}
    {...rest}
  />
);
