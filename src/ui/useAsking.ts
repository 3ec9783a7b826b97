import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { focusAround } from './focusAround';

interface Asking {
  /** The element with the button; both unmount once the answer has arrived. */
  here: RefObject<HTMLDivElement | null>;
  isAsking: boolean;
  ask: () => void;
}

/** For a button that requests again what failed: one request at a time, and the focus stays near the button. */
export const useAsking = (request: () => Promise<unknown>): Asking => {
  const [isAsking, setIsAsking] = useState(false);
  const here = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const holder = here.current;
    return () => {
      if (holder?.contains(document.activeElement)) focusAround(holder);
    };
  }, []);
  const ask = async (): Promise<void> => {
    if (isAsking) return;
    setIsAsking(true);
    await request();
    setIsAsking(false);
  };
  return { here, isAsking, ask: () => void ask() };
};
