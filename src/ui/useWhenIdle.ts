import { useTurns } from './useTurns';

/** False until the page has settled: for what the first paint must not wait for. */
export const useWhenIdle = (): boolean => useTurns(2) === 2;
