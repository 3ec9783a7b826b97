import { useCallback, useEffect, useRef, useState } from 'react';

interface ComboboxOptions {
  field: HTMLInputElement;
  listId: string;
  count: number;
  optionId: (index: number) => string;
  onChoose: (index: number) => void;
  onText: (text: string) => void;
}

const set = (field: HTMLInputElement, attributes: Record<string, string | null>): void => {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) field.removeAttribute(name);
    else field.setAttribute(name, value);
  }
};

const STEPS: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Turns a plain field that is already on the page into a combobox, so that the field works before this chunk loads and
 * keeps its text and caret afterwards. The focus stays in the field, which references the active option.
 */
export const useCombobox = ({ field, listId, count, optionId, onChoose, onText }: ComboboxOptions) => {
  const [wanted, setWanted] = useState(false);
  const [active, setActive] = useState(-1);
  const open = wanted && count > 0;
  const at = active < count ? active : -1;

  useEffect(() => {
    set(field, {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-controls': listId,
      'aria-expanded': String(open),
      'aria-activedescendant': open && at >= 0 ? optionId(at) : null,
    });
  }, [field, listId, open, at, optionId]);

  const now = useRef({ open, at, count, onChoose, onText });
  useEffect(() => {
    now.current = { open, at, count, onChoose, onText };
  });

  const close = useCallback(() => {
    setWanted(false);
    setActive(-1);
  }, []);

  useEffect(() => {
    const show = () => {
      setWanted(true);
    };
    const onInput = () => {
      show();
      setActive(-1);
      now.current.onText(field.value);
    };
    const onFocus = () => {
      if (field.value === '') show();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const state = now.current;
      const step = STEPS[event.key];
      if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
      if (step !== undefined) {
        event.preventDefault();
        show();
        // The arrow keys cycle through the options and the field itself.
        const stops = state.count + 1;
        setActive(((state.at + 1 + step + stops) % stops) - 1);
      } else if (event.key === 'Escape' && state.open) {
        event.preventDefault();
        close();
      } else if (event.key === 'Enter') {
        if (state.open && state.at >= 0) {
          event.preventDefault();
          state.onChoose(state.at);
        }
        close();
      }
    };
    // The shopper may have typed while this chunk was loading or since the last render.
    now.current.onText(field.value);
    if (document.activeElement === field && (field.value === '' || field.value !== field.defaultValue)) show();
    field.addEventListener('input', onInput);
    field.addEventListener('focus', onFocus);
    field.addEventListener('keydown', onKeyDown);
    field.addEventListener('blur', close);
    return () => {
      field.removeEventListener('input', onInput);
      field.removeEventListener('focus', onFocus);
      field.removeEventListener('keydown', onKeyDown);
      field.removeEventListener('blur', close);
      set(field, {
        role: null,
        'aria-autocomplete': null,
        'aria-haspopup': null,
        'aria-controls': null,
        'aria-expanded': null,
        'aria-activedescendant': null,
      });
    };
  }, [field, close]);

  return { open, active: at, close };
};
