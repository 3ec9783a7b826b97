import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { focusAround } from './focusAround';

interface Retry {
  /** The element with the retry button; both unmount once the retry has succeeded. */
  ref: RefObject<HTMLDivElement | null>;
  isRetrying: boolean;
  retry: () => void;
}

/** For a retry button: runs one request at a time, and keeps the focus near the button when it unmounts. */
export const useRetry = (request: () => Promise<unknown>): Retry => {
  const [isRetrying, setIsRetrying] = useState(false);
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (element?.contains(document.activeElement)) focusAround(element);
    };
  }, []);
  const retry = async (): Promise<void> => {
    if (isRetrying) return;
    setIsRetrying(true);
    await request();
    setIsRetrying(false);
  };
  return { ref, isRetrying, retry: () => void retry() };
};
