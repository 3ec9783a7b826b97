import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { cx } from './cx';
import { keepTabWithin } from './focusables';
import { IconButton } from './IconButton';
import styles from './SideDrawer.module.css';
import { useDrawerFocus } from './useDrawerFocus';

interface SideDrawerProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  side?: 'left' | 'right';
  children: ReactNode;
  /** Stays at the bottom while the content scrolls. */
  footer?: ReactNode;
}

/**
 * A panel at the side, over everything else. It stays mounted, so that opening it is only a matter of showing it;
 * Escape, the cross and a press beside it close it.
 */
export const SideDrawer = ({ open, onClose, title, side = 'right', children, footer }: SideDrawerProps) => {
  const panel = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useDrawerFocus(panel, open);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || !panel.current) return;
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
    } else keepTabWithin(panel.current, event);
  };

  return createPortal(
    <div className={cx(styles.root, styles[side])} hidden={!open}>
      {/* The keyboard closes it with Escape and the cross. */}
      {/* eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/no-static-element-interactions */}
      <div className={styles.veil} onClick={onClose} data-drawer-veil="" />
      {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- keeps Tab inside, hears Escape */}
      <div
        ref={panel}
        className={styles.panel}
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        tabIndex={-1}
        onKeyDown={onKeyDown}
      >
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <IconButton icon="close" label="Close" onClick={onClose} />
        </div>
        <div className={styles.body}>{children}</div>
        {footer && <div className={styles.foot}>{footer}</div>}
      </div>
    </div>,
    document.body,
  );
};
