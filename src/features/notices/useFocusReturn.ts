import { type FocusEvent, useEffect, useRef } from 'react';

/** What is about to go away gives the focus back to where it came from. Returns what listens for it coming. */
export const useFocusReturn = (): ((event: FocusEvent<HTMLElement>) => void) => {
  const here = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  useEffect(
    () => () => {
      const at = document.activeElement;
      const isLost = at === null || at === document.body || here.current?.contains(at);
      if (here.current && isLost && cameFrom.current?.isConnected) cameFrom.current.focus({ preventScroll: true });
    },
    [],
  );
  return ({ currentTarget, relatedTarget }) => {
    here.current = currentTarget;
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      cameFrom.current = relatedTarget;
  };
};
