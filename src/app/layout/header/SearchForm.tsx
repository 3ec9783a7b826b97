import { type SubmitEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths, patterns } from '../../../config/paths';
import { useBusiness } from '../../../features/business/useBusiness';
import { termSearched } from '../../../features/catalogue/searchesSlice';
import { useAppDispatch } from '../../../store/hooks';
import { lazyWithRetry } from '../../lazyWithRetry';
import { LazyPart } from '../drawers/LazyPart';
import { SearchFrame } from './SearchFrame';

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
    <SearchFrame
      key={searched}
      placeholder={placeholder}
      onSubmit={onSubmit}
      field={{
        defaultValue: searched,
        onFocus: ({ currentTarget }) => {
          setField(currentTarget);
        },
      }}
    >
      {field && (
        <LazyPart>
          <SearchBox field={field} currency={currency} />
        </LazyPart>
      )}
    </SearchFrame>
  );
};
