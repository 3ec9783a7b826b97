import { useEffect, useRef, useState } from 'react';
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

/**
 * Asks for the typed words with a debounce and returns those asked for; empty while they are too short. An outdated
 * request is aborted; a request that the results page also uses is only unsubscribed.
 */
export const useAskedTerm = (
  typed: string,
  ask: (term: string, preferCache: boolean) => { abort: () => void },
): string => {
  const debounced = useDebounced(typed);
  const term = typed.length < SHORTEST_TERM || debounced.length < SHORTEST_TERM ? '' : debounced;
  const running = useRef<ReturnType<typeof ask>>(null);
  useEffect(() => {
    running.current?.abort();
    running.current = term === '' ? null : ask(term, true);
  }, [ask, term]);
  return term;
};

interface Answer<T> {
  currentData?: T | undefined;
  isError: boolean;
  isFetching: boolean;
  isUninitialized: boolean;
}

/** The latest response; until a newer one arrives, the previous one stays. */
export const useLatestFound = <T>(typed: string, asked: string, answer: Answer<T>) => {
  const { currentData, isError, isFetching, isUninitialized } = answer;
  const [found, setFound] = useState<T | null>(null);
  const fresh = asked === '' ? null : currentData;
  if (fresh !== undefined && fresh !== found) setFound(fresh);
  return { found, isSettled: asked === typed && !isFetching && !isUninitialized && !isError };
};
