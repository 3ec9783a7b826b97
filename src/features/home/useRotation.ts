import { useCallback, useState } from 'react';
import { savesData } from '../../lib/savesData';
import { useIsReplay } from '../../store/replay';
import { useMediaQuery } from '../../ui/useMediaQuery';

/**
 * Whether the slides move by themselves. They do until the shopper stops them, by the button or by going in with the
 * keyboard, and then only the button starts them again; a mouse over them holds them for as long as it stays. Who
 * wishes less motion, or less data, gets none without asking for it, and a recorded moment stands still.
 */
export const useRotation = () => {
  const isReduced = useMediaQuery('(prefers-reduced-motion: reduce)');
  const isReplay = useIsReplay();
  const [choice, setChoice] = useState<boolean | null>(null);
  const [isHeld, setHeld] = useState(false);
  const isPlaying = choice ?? !(isReduced || savesData(navigator));
  return {
    isPlaying,
    isRunning: isPlaying && !isHeld && !isReplay,
    toggle: () => {
      setChoice(!isPlaying);
    },
    stop: useCallback(() => {
      setChoice(false);
    }, []),
    setHeld,
  };
};
