import { useCallback, useEffect, useId, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { cx } from '../../ui/cx';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from './SuggestionPanel.module.css';
import { SuggestionRow } from './SuggestionRow';
import { searchesForgotten, selectRecentSearches, termSearched } from './searchesSlice';
import { type Found, type Suggestion, suggestionsFor } from './suggestions';
import { useCombobox } from './useCombobox';

interface SuggestionPanelProps {
  field: HTMLInputElement;
  currency: string;
  term: string;
  found: Found;
  onText: (text: string) => void;
}

const howMany = (count: number): string => (count === 1 ? '1 suggestion' : `${count} suggestions`);

const write = (field: HTMLInputElement, text: string): void => {
  field.value = text;
};

/** Scrolls the panel only: the page stays where it is. */
const keepInSight = ({ offsetTop, offsetHeight }: HTMLElement, panel: HTMLElement): void => {
  const { scrollTop, clientHeight } = panel;
  if (offsetTop < scrollTop) panel.scrollTop = offsetTop;
  else if (offsetTop + offsetHeight > scrollTop + clientHeight)
    panel.scrollTop = offsetTop + offsetHeight - clientHeight;
};

/** Makes the field a combobox with the suggestions below it. */
export const SuggestionPanel = ({ field, currency, term, found, onText }: SuggestionPanelProps) => {
  const listId = useId();
  const optionId = useCallback((index: number) => `${listId}-${index}`, [listId]);
  const panel = useRef<HTMLDivElement>(null);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const recent = useAppSelector(selectRecentSearches);
  const suggestions = suggestionsFor({ term, recent, found });

  const choose = (index: number) => {
    const chosen = suggestions[index];
    if (!chosen) return;
    if (chosen.kind === 'forget') {
      dispatch(searchesForgotten());
      return;
    }
    if (chosen.term !== undefined) dispatch(termSearched(chosen.term));
    // A search keeps its words in the field; any other choice clears the field.
    const text = chosen.term ?? '';
    write(field, text);
    onText(text);
    close();
    void navigate(chosen.to);
  };
  const { open, active, close } = useCombobox({
    field,
    listId,
    count: suggestions.length,
    optionId,
    onChoose: choose,
    onText,
  });

  useEffect(() => {
    const option = document.getElementById(optionId(active));
    if (option && panel.current) keepInSight(option, panel.current);
  }, [active, optionId]);

  return (
    <>
      <VisuallyHidden>
        <span role="status">{open ? howMany(suggestions.length) : ''}</span>
      </VisuallyHidden>
      <div ref={panel} className={styles.panel} hidden={!open}>
        {open && term === '' && <p className={styles.head}>Recent searches</p>}
        {open && found.hasNoResults && <p className={styles.none}>No items found</p>}
        {/* eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/interactive-supports-focus -- the field takes the keys */}
        <div
          id={listId}
          role="listbox"
          aria-label="Suggestions"
          className={styles.list}
          // A press must not move the focus out of the field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={({ target }) => {
            const row = target instanceof Element ? target.closest('[data-index]') : null;
            if (row) choose(Number(row.getAttribute('data-index')));
          }}
        >
          {open &&
            suggestions.map((suggestion: Suggestion, index) => (
              <div
                key={suggestion.key}
                id={optionId(index)}
                role="option"
                aria-selected={index === active}
                data-index={index}
                className={cx(styles.option, index === active && styles.active)}
              >
                <SuggestionRow suggestion={suggestion} currency={currency} />
              </div>
            ))}
        </div>
      </div>
    </>
  );
};
