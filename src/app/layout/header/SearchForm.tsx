import { type SubmitEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths, patterns } from '../../../config/paths';
import { useBusiness } from '../../../features/business/useBusiness';
import { termSearched } from '../../../features/catalogue/searchesSlice';
import { useAppDispatch } from '../../../store/hooks';
import { Icon } from '../../../ui/Icon';
import { lazyWithRetry } from '../../lazyWithRetry';
import { LazyPart } from '../drawers/LazyPart';
import styles from './SearchForm.module.css';

/** Fetched on the first focus of the field; until then, and without it, the field still searches. */
const SearchBox = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "search-box" */ '../../../features/catalogue/SearchBox')).SearchBox,
);

/** Navigates to the results; on their page the field shows the current query. */
export const SearchForm = ({ placeholder }: { placeholder: string }) => {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const searched = pathname === patterns.search ? (new URLSearchParams(search).get('q') ?? '') : '';
  const [field, setField] = useState<HTMLInputElement | null>(null);
  const { currency } = useBusiness();
  const dispatch = useAppDispatch();
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('q');
    const words = typeof text === 'string' ? text : '';
    dispatch(termSearched(words));
    void navigate(paths.search(words));
  };
  return (
    <form key={searched} role="search" action={patterns.search} className={styles.form} onSubmit={onSubmit}>
      <input
        className={styles.input}
        type="search"
        name="q"
        defaultValue={searched}
        placeholder={placeholder}
        aria-label="Search"
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        onFocus={({ currentTarget }) => {
          setField(currentTarget);
        }}
      />
      <button type="submit" className={styles.submit} aria-label="Search">
        <Icon name="search" size={20} />
      </button>
      {field && (
        <LazyPart>
          <SearchBox field={field} currency={currency} />
        </LazyPart>
      )}
    </form>
  );
};
