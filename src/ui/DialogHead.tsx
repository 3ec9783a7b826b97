import DialogTitle from '@mui/material/DialogTitle';
import type { ReactNode } from 'react';
import styles from './DialogHead.module.css';
import { IconButton } from './IconButton';

interface DialogHeadProps {
  id: string;
  children: ReactNode;
  onClose: () => void;
}

/** The title of a dialog or drawer, and the cross that closes it. */
export const DialogHead = ({ id, children, onClose }: DialogHeadProps) => (
  <div className={styles.head}>
    <DialogTitle id={id} className={styles.title}>
      {children}
    </DialogTitle>
    <IconButton icon="close" label="Close" onClick={onClose} />
  </div>
);
