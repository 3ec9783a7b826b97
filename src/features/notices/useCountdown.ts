import { useEffect, useEffectEvent, useRef } from 'react';

/** The minimum time left after a pause, in milliseconds. */
const AT_LEAST = 1500;

/** Calls back once `ms` have passed, not counting the time while paused. */
export const useCountdown = (ms: number, paused: boolean, onEnd: () => void): void => {
  const left = useRef(ms);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (paused) return undefined;
    const started = Date.now();
    const timer = setTimeout(() => end(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(left.current - (Date.now() - started), AT_LEAST);
    };
  }, [paused]);
};
