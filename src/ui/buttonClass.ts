import styles from './Button.module.css';
import { cx } from './cx';

type ButtonVariant = 'primary' | 'quiet' | 'text';

export interface ButtonLook {
  variant?: ButtonVariant | undefined;
  /** As wide as what holds it. */
  wide?: boolean | undefined;
}

/** The look of a button, for whatever element carries it. */
export const buttonClass = ({ variant = 'primary', wide }: ButtonLook, className?: string): string =>
  cx(styles.button, styles[variant], wide && styles.wide, className);
