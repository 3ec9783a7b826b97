import { type RefObject, useEffect, useState } from 'react';

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
    const onIn = ({ target }: FocusEvent) => {
      setFocused(indexOf(target));
    };
    const onOut = ({ relatedTarget }: FocusEvent) => {
      setFocused(indexOf(relatedTarget));
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
