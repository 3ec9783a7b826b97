import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { afterPaint } from '../lib/tasks';
import { cx } from './cx';
import { DialogHead } from './DialogHead';
import styles from './ShopDrawer.module.css';
import { dialogPlace, useModal } from './useModal';

interface ShopDrawerProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  side?: 'left' | 'right';
  children: ReactNode;
  /** Stays at the bottom while the content scrolls. */
  footer?: ReactNode;
}

/** Makes the dialog below unreachable while a drawer is open over it; returns the clean-up. */
const coverLayersBelow = (layer: HTMLElement | null): (() => void) => {
  const below = [...dialogPlace().children].filter(
    (other): other is HTMLElement => other instanceof HTMLElement && other !== layer && !other.inert,
  );
  const isShared = dialogPlace() !== document.body;
  const cover = (inert: boolean) => {
    if (isShared) for (const other of below) other.inert = inert;
  };
  cover(true);
  return () => {
    cover(false);
  };
};

/**
 * A panel at the side, over everything else. It stays mounted, so opening it only shows it. It does not use Material
 * UI, because "Add to cart" must show the bag in the next frame, even if the library is not evaluated yet.
 */
export const ShopDrawer = ({ open, onClose, title, side = 'right', children, footer }: ShopDrawerProps) => {
  const titleId = useId();
  const layer = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const modal = useModal(open, onClose);
  const hasFocus = useRef(false);
  useLayoutEffect(() => {
    if (!open) return undefined;
    const uncover = coverLayersBelow(layer.current);
    // Moving the focus forces a layout, so the drawer is painted first.
    const cancelFocus = afterPaint(() => {
      if (!panel.current?.contains(document.activeElement)) panel.current?.focus({ preventScroll: true });
      hasFocus.current = true;
    });
    return () => {
      hasFocus.current = false;
      cancelFocus();
      uncover();
    };
  }, [open]);
  // When focused content is replaced the focus is lost, and without it no key reaches the drawer.
  useEffect(() => {
    if (hasFocus.current && document.activeElement === document.body) panel.current?.focus({ preventScroll: true });
  });
  // The second click of a double-click on what opened the drawer does not close it.
  const close = ({ detail }: MouseEvent) => {
    if (detail < 2) onClose();
  };
  const keys = {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key === 'Escape') onClose();
      else modal.paper.onKeyDown(event);
    },
  };
  return createPortal(
    <div ref={layer} className={styles.layer} hidden={!open} data-drawer={side}>
      <div className={styles.veil} data-veil="" role="presentation" onClick={close} />
      <div
        ref={panel}
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        tabIndex={-1}
        className={cx(styles.panel, styles[side])}
        {...keys}
      >
        <DialogHead id={titleId} onClose={close}>
          {title}
        </DialogHead>
        <div className={styles.body}>{children}</div>
        {footer && (
          <div className={styles.foot} data-drawer-foot="">
            {footer}
          </div>
        )}
      </div>
    </div>,
    dialogPlace(),
  );
};
