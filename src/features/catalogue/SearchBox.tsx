import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { catalogueApi } from '../../api/catalogueApi';
import { useCategoryTree } from '../../api/categoryReads';
import { searchTerm } from '../../lib/searchTerm';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { cx } from '../../ui/cx';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from './SearchBox.module.css';
import { SuggestionRow } from './SuggestionRow';
import { searchesForgotten, selectRecentSearches, termSearched } from './searchesSlice';
import { type Suggestion, suggestionsFor } from './suggestions';
import { useCombobox } from './useCombobox';
import { useDidYouMean } from './didYouMean';
import { useSuggestedProducts } from './useSuggestedProducts';

interface SearchBoxProps {
  /** The plain search field that this component enhances. */
  field: HTMLInputElement;
  currency: string;
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

/** Suggestions below a search field while the shopper types. */
export const SearchBox = ({ field, currency }: SearchBoxProps) => {
  const [typed, setTyped] = useState(field.value);
  const term = searchTerm(typed);
  const listId = useId();
  const optionId = useCallback((index: number) => `${listId}-${index}`, [listId]);
  const panel = useRef<HTMLDivElement>(null);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const recent = useAppSelector(selectRecentSearches);
  const { data: tree = [] } = useCategoryTree();
  const { products, isSettled, hasFailed } = useSuggestedProducts(term);
  const hasNoResults = term !== '' && isSettled && !hasFailed && products.length === 0;
  // Uses only products that are already in the cache: a typo does not justify requesting the full list.
  const { data: known } = catalogueApi.endpoints.searchProducts.useQueryState(undefined);
  const meant = useDidYouMean(hasNoResults ? term : undefined, known);
  const suggestions = suggestionsFor({ term, recent, tree, products: term === '' ? [] : products, meant });

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
    setTyped(text);
    close();
    void navigate(chosen.to);
  };
  const { open, active, close } = useCombobox({
    field,
    listId,
    count: suggestions.length,
    optionId,
    onChoose: choose,
    onText: setTyped,
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
        {open && hasNoResults && <p className={styles.none}>No items found</p>}
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
