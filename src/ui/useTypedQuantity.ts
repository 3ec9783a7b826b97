import { useEffect, useRef, useState } from 'react';

const PAUSE_TIMEOUT_MS = 800;

interface TypedQuantity {
  /** What stands in the field while it is being typed; null: the quantity itself. */
  typed: string | null;
  type: (text: string) => void;
  /** The shopper has finished: the number counts, and the field shows the quantity again. */
  settle: () => void;
  discard: () => void;
}

/** Digits and nothing else: '1e5' and '+3' are slips of the finger, not quantities. */
const wholeNumber = (text: string): number => (/^\d+$/.test(text) ? Number(text) : NaN);

/** A typed number counts when the field is left, on Enter or after a pause: on the way to 12 it is not 1. */
export const useTypedQuantity = (ask: (quantity: number) => boolean): TypedQuantity => {
  const [typed, setTyped] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );
  const discard = () => {
    clearTimeout(timer.current);
    setTyped(null);
  };
  return {
    typed,
    type: (text) => {
      clearTimeout(timer.current);
      setTyped(text);
      timer.current = setTimeout(() => {
        // What is taken is the quantity now; what is refused stays to be corrected.
        if (latest.current(wholeNumber(text))) setTyped(null);
      }, PAUSE_TIMEOUT_MS);
    },
    settle: () => {
      if (typed !== null) ask(wholeNumber(typed));
      discard();
    },
    discard,
  };
};
