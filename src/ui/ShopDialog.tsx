import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { MuiRoot } from '../theme/MuiRoot';
import { DialogHead } from './DialogHead';
import styles from './ShopDialog.module.css';
import { useModal } from './useModal';

interface ShopDialogProps {
  onClose: () => void;
  title: ReactNode;
  /** 'full' fills the window, for pictures. */
  size?: 'text' | 'full';
  /** Below the drawers instead of above them: for a dialog that opens a drawer. */
  under?: boolean;
  children: ReactNode;
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
}

/** A centred dialog, open for as long as it is rendered. */
export const ShopDialog = ({ onClose, title, size = 'text', under = false, children, onKeyDown }: ShopDialogProps) => {
  const titleId = useId();
  const modal = useModal(true, onClose);
  return (
    <MuiRoot>
      <Dialog
        open
        fullScreen={size === 'full'}
        className={under ? styles.under : undefined}
        aria-labelledby={titleId}
        slotProps={{
          container: { className: size === 'full' ? undefined : styles.place },
          paper: { className: size === 'full' ? undefined : styles.paper, ...modal.paper },
        }}
        {...modal.root}
        onClose={onClose}
        // An explicit undefined would replace the library's own handler.
        {...(onKeyDown && { onKeyDown })}
      >
        <DialogHead id={titleId} onClose={onClose}>
          {title}
        </DialogHead>
        {size === 'full' ? (
          <div className={styles.whole}>{children}</div>
        ) : (
          // The text may hold no control, so the scrolling box itself must be focusable for the keyboard.
          <DialogContent role="group" aria-labelledby={titleId} tabIndex={0} className={styles.text}>
            {children}
          </DialogContent>
        )}
      </Dialog>
    </MuiRoot>
  );
};
