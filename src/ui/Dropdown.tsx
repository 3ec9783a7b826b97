import type { ReactNode } from 'react';
import { cx } from './cx';
import styles from './Dropdown.module.css';
import { Icon } from './Icon';
import { useDisclosure } from './useDisclosure';

interface DropdownProps {
  label: ReactNode;
  children: ReactNode;
  className?: string | undefined;
}

/** A button that shows a panel of links below itself. */
export const Dropdown = ({ label, children, className }: DropdownProps) => {
  const { rootProps, buttonProps, panelProps } = useDisclosure<HTMLDivElement>();
  return (
    <div className={cx(styles.root, className)} {...rootProps}>
      <button className={styles.button} {...buttonProps}>
        {label}
        <Icon name="down" size={16} className={styles.arrow} />
      </button>
      <div className={cx(styles.panel, styles.start)} {...panelProps}>
        {children}
      </div>
    </div>
  );
};
