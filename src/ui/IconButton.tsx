import type { ComponentProps } from 'react';
import { cx } from './cx';
import { Icon } from './Icon';
import type { IconName } from './iconPaths';
import styles from './IconButton.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  icon: IconName;
  /** The accessible name: an icon alone has none. */
  label: string;
  size?: number;
}

export const IconButton = ({
  icon,
  label,
  size = 24,
  className,
  type = 'button',
  children,
  ...rest
}: IconButtonProps) => (
  <button type={type} aria-label={label} className={cx(styles.button, className)} {...rest}>
    <Icon name={icon} size={size} />
    {children}
  </button>
);
