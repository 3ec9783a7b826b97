import type { ComponentProps } from 'react';
import { buttonClass, type ButtonLook } from './buttonClass';

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
