import type { MouseEvent, ReactNode } from 'react';
import styles from './DialogHead.module.css';
import { IconButton } from './IconButton';

interface DialogHeadProps {
  id: string;
  children: ReactNode;
  onClose: (event: MouseEvent) => void;
}

/** The title of a dialog or drawer, and its close button. */
export const DialogHead = ({ id, children, onClose }: DialogHeadProps) => (
  <div className={styles.head}>
    <h2 id={id} className={styles.title}>
      {children}
    </h2>
    <IconButton icon="close" label="Close" onClick={onClose} />
  </div>
);
