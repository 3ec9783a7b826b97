import { type RefObject, startTransition, useEffect, useState } from 'react';

const indexOf = (target: EventTarget | null): number | null => {
  const cell = target instanceof Element ? target.closest('[data-index]') : null;
  return cell ? Number(cell.getAttribute('data-index')) : null;
};

/** The index of the list cell that contains the focus; null when none does. */
export const useFocusedIndex = (list: RefObject<HTMLElement | null>): number | null => {
  const [focused, setFocused] = useState<number | null>(null);
  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const note = (target: EventTarget | null) => {
      const index = indexOf(target);
      // Keyboard focus updates at once, because Tab may move to the next row. After a tap the update can wait.
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
