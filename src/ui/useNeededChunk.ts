import { useState } from 'react';
import { useChunk } from './useChunk';

/** A chunk without which its place stays empty: when it fails to load, `retry` loads it again. */
export const useNeededChunk = <T>(
  load: () => Promise<T>,
  isWanted: boolean,
): { part: T | null; retry: (() => void) | null } => {
  const [{ tries, hasFailed }, setState] = useState({ tries: 1, hasFailed: false });
  const part = useChunk(load, isWanted && String(tries), () => {
    setState({ tries, hasFailed: true });
  });
  const retry = () => {
    setState({ tries: tries + 1, hasFailed: false });
  };
  return { part, retry: part === null && hasFailed ? retry : null };
};
