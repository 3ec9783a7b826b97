import { startTransition, useEffect, useState } from 'react';
import { idle } from '../lib/idle';

const IDLE_TIMEOUT_MS = 2000;

/** How many of some parts are there already: one more each time the browser has nothing better to do. */
export const useTurns = (parts: number): number => {
  const [turns, setTurns] = useState(1);
  useEffect(() => {
    let isGone = false;
    if (turns < parts) {
      void idle(IDLE_TIMEOUT_MS).then(() => {
        if (isGone) return;
        startTransition(() => {
          setTurns(turns + 1);
        });
      });
    }
    return () => {
      isGone = true;
    };
  }, [turns, parts]);
  return turns;
};
