import { type FocusEvent, useEffect, useRef } from 'react';
import { MAIN_ID } from '../../config/constants';
import { DIALOGS_ID } from '../../ui/background';

/** The open drawer or dialog, or else the page's content. */
const surroundings = (): HTMLElement | null =>
  document.querySelector<HTMLElement>(`#${DIALOGS_ID} > :not([hidden], [inert]) [tabindex="-1"]`) ??
  document.getElementById(MAIN_ID);

/** Returns the focus to where it came from when this component unmounts. Gives the focus listener to attach. */
export const useFocusReturn = (): ((event: FocusEvent<HTMLElement>) => void) => {
  const here = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  useEffect(
    () => () => {
      const at = document.activeElement;
      const isLost = at === null || at === document.body || here.current?.contains(at);
      if (!here.current || !isLost) return;
      // Undo may have removed the link or button that the focus came from.
      const target = cameFrom.current?.isConnected ? cameFrom.current : surroundings();
      target?.focus({ preventScroll: true });
    },
    [],
  );
  return ({ currentTarget, relatedTarget }) => {
    here.current = currentTarget;
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      cameFrom.current = relatedTarget;
  };
};
