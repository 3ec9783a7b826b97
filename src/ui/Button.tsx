import type { ComponentProps } from 'react';
import styles from './Button.module.css';
import { cx } from './cx';

type ButtonVariant = 'primary' | 'quiet' | 'text';

export interface ButtonLook {
  variant?: ButtonVariant | undefined;
  /** As wide as its container. */
  wide?: boolean | undefined;
}

/** The class names of a button, for any element. */
export const buttonClass = ({ variant = 'primary', wide }: ButtonLook, className?: string): string =>
  cx(styles.button, styles[variant], wide && styles.wide, className);

/** `type` defaults to `button`, so that a button in a form does not submit it by accident. */
export const Button = ({
  variant,
  wide,
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & ButtonLook) => (
  <button type={type} className={buttonClass({ variant, wide }, className)} {...rest} />
);
