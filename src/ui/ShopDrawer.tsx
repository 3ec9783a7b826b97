import Drawer from '@mui/material/Drawer';
import { type ReactNode, useId } from 'react';
import { DialogHead } from './DialogHead';
import styles from './ShopDrawer.module.css';
import { useModal } from './useModal';

interface ShopDrawerProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  side?: 'left' | 'right';
  children: ReactNode;
  /** Stays at the bottom while the content scrolls. */
  footer?: ReactNode;
}

/** A panel at the side, over everything else. It stays mounted, so that opening it is only a matter of showing it. */
export const ShopDrawer = ({ open, onClose, title, side = 'right', children, footer }: ShopDrawerProps) => {
  const titleId = useId();
  const modal = useModal(open, onClose);
  return (
    <Drawer
      open={open}
      onClose={onClose}
      anchor={side}
      {...modal.root}
      slotProps={{
        root: { keepMounted: true },
        paper: { 'aria-labelledby': titleId, className: styles.paper, ...modal.paper },
      }}
    >
      <DialogHead id={titleId} onClose={onClose}>
        {title}
      </DialogHead>
      <div className={styles.body}>{children}</div>
      {footer && (
        <div className={styles.foot} data-drawer-foot="">
          {footer}
        </div>
      )}
    </Drawer>
  );
};
