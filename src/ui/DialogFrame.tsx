import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { cx } from './cx';
import styles from './DialogFrame.module.css';
import { keepTabWithin } from './focusables';
import { IconButton } from './IconButton';
import { useDrawerFocus } from './useDrawerFocus';

interface DialogFrameProps {
  open?: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Where it lies and how it comes: the classes of whoever gives it a place. */
  root: string | undefined;
  veil: string | undefined;
  panel: string | undefined;
  body?: string | undefined;
  /** A text without anything to press in it: the keyboard has to get hold of what scrolls. */
  bodyTakesFocus?: boolean;
  footer?: ReactNode;
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
  children: ReactNode;
}

/** Veil, panel, head and keys of everything that opens over the page; Escape, the cross and the veil close it. */
export const DialogFrame = (props: DialogFrameProps) => {
  const { open = true, onClose, title, root, veil, panel, body, bodyTakesFocus, footer, onKeyDown, children } = props;
  const element = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useDrawerFocus(element, open);

  const handleKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || !element.current) return;
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
      return;
    }
    keepTabWithin(element.current, event);
    onKeyDown?.(event);
  };

  return createPortal(
    <div className={cx(styles.root, root)} hidden={!open}>
      {/* The keyboard closes it with Escape and the cross. */}
      {/* eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/no-static-element-interactions */}
      <div className={cx(styles.veil, veil)} onClick={onClose} data-veil="" />
      {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- keeps Tab inside, hears Escape */}
      <div
        ref={element}
        className={cx(styles.panel, panel)}
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
        <div
          className={cx(styles.body, body)}
          {...(bodyTakesFocus && { role: 'group', 'aria-labelledby': titleId, tabIndex: 0 })}
        >
          {children}
        </div>
        {footer && <div className={styles.foot}>{footer}</div>}
      </div>
    </div>,
    document.body,
  );
};
