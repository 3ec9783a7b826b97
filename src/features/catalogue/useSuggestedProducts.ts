import { useEffect, useRef, useState } from 'react';
import { catalogueApi } from '../../api/catalogueApi';
import type { Product } from '../../contract/product';
import { SHORTEST_TERM } from './suggestions';

const SEARCH_DEBOUNCE_MS = 200;

const useDebounced = (text: string): string => {
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

const { useLazyQuerySubscription, useQueryState } = catalogueApi.endpoints.searchProducts;

/**
 * Suggested products, requested with a debounce. Only the latest response is used; until then the previous one stays.
 * An outdated request is aborted; a request that the results page also uses is only unsubscribed.
 */
export const useSuggestedProducts = (typed: string) => {
  const debounced = useDebounced(typed);
  const term = typed.length < SHORTEST_TERM || debounced.length < SHORTEST_TERM ? '' : debounced;
  const [ask] = useLazyQuerySubscription();
  const { currentData, isError, isFetching, isUninitialized } = useQueryState(term);
  const [products, setProducts] = useState(NONE);
  const fresh = term === '' ? NONE : currentData;
  if (fresh && fresh !== products) setProducts(fresh);

  const running = useRef<ReturnType<typeof ask>>(null);
  useEffect(() => {
    running.current?.abort();
    running.current = term === '' ? null : ask(term, true);
  }, [ask, term]);

  return {
    products,
    isSettled: term === typed && !isFetching && !isUninitialized,
    hasFailed: isError,
  };
};
