import { type RefObject, startTransition, useEffect, useState } from 'react';

const indexOf = (target: EventTarget | null): number | null => {
  const cell = target instanceof Element ? target.closest('[data-index]') : null;
  return cell ? Number(cell.getAttribute('data-index')) : null;
};

/** Which cell of the list holds the focus; null when none does. */
export const useFocusedIndex = (list: RefObject<HTMLElement | null>): number | null => {
  const [focused, setFocused] = useState<number | null>(null);
  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const note = (target: EventTarget | null) => {
      const index = indexOf(target);
      // Tab may come to the next row at once. A tap has more urgent things to show than which row has to stay.
      if (target instanceof Element && target.matches(':focus-visible')) setFocused(index);
      else
        startTransition(() => {
          setFocused(index);
        });
    };
    const onIn = ({ target }: FocusEvent) => {
      note(target);
    };
    const onOut = ({ relatedTarget }: FocusEvent) => {
      note(relatedTarget);
    };
    element.addEventListener('focusin', onIn);
    element.addEventListener('focusout', onOut);
    return () => {
      element.removeEventListener('focusin', onIn);
      element.removeEventListener('focusout', onOut);
    };
  }, [list]);
  return focused;
};
