import { useMemo } from 'react';
import { type To, useNavigate, useSearchParams } from 'react-router';
import { type ListDefaults, type ListView, readView, writeView } from './listView';

/**
 * The view of the list on this page, and how to change it: the history gets no new entry, and nothing scrolls. Its other
 * pages have addresses.
 */
export const useListView = (defaults: ListDefaults) => {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const view = useMemo(() => readView(params, defaults), [params, defaults]);
  const change = (patch: Partial<ListView>) => {
    // Two quick changes: the second must see the first, which may not be on the screen yet.
    const now = new URLSearchParams(window.location.search);
    const search = writeView(now, { ...readView(now, defaults), page: 1, ...patch }, defaults).toString();
    void navigate({ search: search && `?${search}` }, { replace: true, state: { keepScroll: true } });
  };
  const pageTo = (page: number): To => ({ search: writeView(params, { ...view, page }, defaults).toString() });
  return { view, change, pageTo };
};
