import { useMemo } from 'react';
import { type To, useNavigate, useSearchParams } from 'react-router';
import { type ListDefaults, type ListView, readView, writeView } from './listView';

/**
 * The view of this page's list and its setter. A change replaces the history entry and does not scroll. The list's
 * other pages have their own addresses.
 */
export const useListView = (defaults: ListDefaults) => {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const view = useMemo(() => readView(params, defaults), [params, defaults]);
  const change = (patch: Partial<ListView>) => {
    // Reads the current address, so that the second of two quick changes sees the first before it is rendered.
    const now = new URLSearchParams(window.location.search);
    const search = writeView(now, { ...readView(now, defaults), page: 1, ...patch }, defaults).toString();
    void navigate({ search: search && `?${search}` }, { replace: true, state: { keepScroll: true } });
  };
  const pageTo = (page: number): To => ({ search: writeView(params, { ...view, page }, defaults).toString() });
  return { view, change, pageTo };
};
