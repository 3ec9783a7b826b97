import type { ComponentProps } from 'react';
import { buttonClass, type ButtonLook } from './buttonClass';

/** Submits only when told to: `type` is `button` unless given. */
export const Button = ({
  variant,
  wide,
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & ButtonLook) => (
  <button type={type} className={buttonClass({ variant, wide }, className)} {...rest} />
);
