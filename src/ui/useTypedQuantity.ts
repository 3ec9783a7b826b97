import { useEffect, useEffectEvent, useState } from 'react';

const PAUSE_TIMEOUT_MS = 800;

interface TypedQuantity {
  /** The text of the field while the shopper types; null shows the quantity itself. */
  typed: string | null;
  type: (text: string) => void;
  /** The shopper has finished: the number is applied, and the field shows the quantity again. */
  commit: () => void;
  discard: () => void;
}

/** Digits only: '1e5' and '+3' are typing errors, not quantities. */
const wholeNumber = (text: string): number => (/^\d+$/.test(text) ? Number(text) : NaN);

/** A number is applied on blur, on Enter or after a pause, so that typing 12 does not apply 1 first. */
export const useTypedQuantity = (ask: (quantity: number) => boolean): TypedQuantity => {
  const [typed, setTyped] = useState<string | null>(null);
  const applyTyped = useEffectEvent((text: string) => {
    // An accepted number is the new quantity; a refused one stays in the field to be corrected.
    if (ask(wholeNumber(text))) setTyped(null);
  });
  useEffect(() => {
    if (typed === null) return undefined;
    const timer = setTimeout(() => applyTyped(typed), PAUSE_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const discard = () => setTyped(null);
  return {
    typed,
    type: setTyped,
    commit: () => {
      if (typed !== null) ask(wholeNumber(typed));
      discard();
    },
    discard,
  };
};
