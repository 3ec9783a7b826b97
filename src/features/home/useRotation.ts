import { useCallback, useState } from 'react';
import { savesData } from '../../lib/savesData';
import { usePrefersReducedMotion } from '../../ui/useMediaQuery';
import { useIsReplay } from '../../ui/replayed';

/**
 * Whether the slides rotate automatically. The button or keyboard focus stops them, and only the button restarts them;
 * hovering pauses them. They never start by themselves with reduced motion, data saving or in a replay.
 */
export const useRotation = () => {
  const isReduced = usePrefersReducedMotion();
  const isReplay = useIsReplay();
  const [choice, setChoice] = useState<boolean | null>(null);
  const [isPaused, setPaused] = useState(false);
  const isPlaying = choice ?? !(isReduced || savesData(navigator));
  return {
    isPlaying,
    isRunning: isPlaying && !isPaused && !isReplay,
    toggle: () => {
      setChoice(!isPlaying);
    },
    stop: useCallback(() => {
      setChoice(false);
    }, []),
    setPaused,
  };
};
