import { buttonClass, type ButtonLook } from './Button';
import { Link, type LinkProps } from './Link';

/** A link within the shop that looks like a button. */
export const ButtonLink = ({ variant, wide, className, ...rest }: LinkProps & ButtonLook) => (
  <Link className={buttonClass({ variant, wide }, className)} {...rest} />
);
