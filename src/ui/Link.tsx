import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: To;
  /** Replaces the current history entry. */
  replace?: boolean;
  /** State stored with the history entry. */
  state?: unknown;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link to a page of the shop. The router's own link also runs the hooks of data prefetching for frameworks.
 */
export const Link = ({ to, replace, state, target, onClick, children, ...rest }: LinkProps) => {
  const href = useHref(to);
  const navigateTo = useLinkClickHandler(to, {
    state,
    ...(replace && { replace }),
    ...(target !== undefined && { target }),
  });
  const handleClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (!event.defaultPrevented) navigateTo(event);
  };
  return (
    <a {...rest} href={href} target={target} onClick={handleClick}>
      {children}
    </a>
  );
};
