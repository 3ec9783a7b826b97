import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { cx } from './cx';
import styles from './Dropdown.module.css';
import { Icon } from './Icon';

interface DropdownProps {
  label: ReactNode;
  align?: 'start' | 'end';
  children: ReactNode;
  className?: string | undefined;
}

/** A button that shows a panel of links below itself. Escape, leaving it and choosing something close it. */
export const Dropdown = ({ label, align = 'start', children, className }: DropdownProps) => {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  useEffect(() => {
    if (!open) return undefined;
    const onPress = ({ target }: PointerEvent) => {
      if (!root.current?.contains(target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('pointerdown', onPress);
    };
  }, [open]);

  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !open) return;
    setOpen(false);
    button.current?.focus();
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !root.current?.contains(relatedTarget)) setOpen(false);
  };
  const onChoose = ({ target }: MouseEvent) => {
    if ((target as Element).closest('a, button')) setOpen(false);
  };

  return (
    // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions -- hears Escape and leaving on the way up
    <div ref={root} className={cx(styles.root, className)} onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => {
          setOpen(!open);
        }}
      >
        {label}
        <Icon name="down" size={16} className={styles.arrow} />
      </button>
      {/* The links inside are what is pressed; the panel only notices. */}
      {/* eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/no-static-element-interactions */}
      <div id={panelId} className={cx(styles.panel, styles[align])} hidden={!open} onClick={onChoose}>
        {children}
      </div>
    </div>
  );
};
