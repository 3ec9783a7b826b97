import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { cx } from './cx';
import { keepTabWithin } from './focusables';
import { IconButton } from './IconButton';
import styles from './Modal.module.css';
import { useDrawerFocus } from './useDrawerFocus';

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

/** A dialog in the middle of the window for as long as it is rendered; Escape, the cross and the veil close it. */
export const Modal = ({ onClose, title, size = 'text', under = false, children, onKeyDown }: ModalProps) => {
  const panel = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useDrawerFocus(panel, true);

  const handleKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || !panel.current) return;
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
      return;
    }
    keepTabWithin(panel.current, event);
    onKeyDown?.(event);
  };

  return createPortal(
    <div className={cx(styles.root, styles[size], under && styles.under)}>
      {/* The keyboard closes it with Escape and the cross. */}
      {/* eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/no-static-element-interactions */}
      <div className={styles.veil} onClick={onClose} data-modal-veil="" />
      {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- keeps Tab inside, hears Escape */}
      <div
        ref={panel}
        className={styles.panel}
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        tabIndex={-1}
        onKeyDown={handleKey}
      >
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <IconButton icon="close" label="Close" onClick={onClose} />
        </div>
        {/* A long text scrolls, and the keyboard has to get hold of what scrolls. */}
        <div
          className={styles.body}
          {...(size === 'text' && { role: 'group', 'aria-labelledby': titleId, tabIndex: 0 })}
        >
          {children}
        </div>
      </div>
    </div>,
    document.body,
  );
};
