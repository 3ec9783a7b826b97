import { useEffect, useMemo, useRef, useState } from 'react';
import { catalogueApi } from '../../api/catalogueApi';
import type { Product } from '../../contract/product';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { SHORTEST_TERM } from './suggestions';

const SEARCH_DEBOUNCE_MS = 200;

const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(text);
    }, SEARCH_DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [text]);
  return settled;
};

const NONE: readonly Product[] = [];

type Request = ReturnType<ReturnType<typeof catalogueApi.endpoints.searchProducts.initiate>>;

/**
 * Suggested products, requested with a debounce. Only the latest response is used; until then the previous one stays.
 * An outdated request is aborted; a request that the results page also uses is only unsubscribed.
 */
export const useSuggestedProducts = (typed: string) => {
  const settled = useSettled(typed);
  const term = typed.length < SHORTEST_TERM || settled.length < SHORTEST_TERM ? '' : settled;
  const dispatch = useAppDispatch();
  const select = useMemo(() => catalogueApi.endpoints.searchProducts.select(term), [term]);
  const answer = useAppSelector(select);
  const [products, setProducts] = useState(NONE);
  const fresh = term === '' ? NONE : answer.data;
  if (fresh && fresh !== products) setProducts(fresh);

  const running = useRef<Request | null>(null);
  useEffect(() => {
    running.current?.abort();
    running.current = null;
    if (term === '') return undefined;
    const request = dispatch(catalogueApi.endpoints.searchProducts.initiate(term));
    running.current = request;
    return () => {
      request.unsubscribe();
    };
  }, [dispatch, term]);

  return {
    products,
    isSettled: term === typed && (answer.isSuccess || answer.isError),
    hasFailed: answer.isError,
  };
};
