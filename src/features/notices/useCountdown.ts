import { useEffect, useRef } from 'react';

/** The minimum time left after a pause, in milliseconds. */
const AT_LEAST = 1500;

/** Calls back once `ms` have passed, not counting the time while paused. */
export const useCountdown = (ms: number, paused: boolean, onEnd: () => void): void => {
  const left = useRef(ms);
  const latest = useRef(onEnd);
  useEffect(() => {
    latest.current = onEnd;
  });
  useEffect(() => {
    if (paused) return undefined;
    const started = Date.now();
    const timer = setTimeout(() => {
      latest.current();
    }, left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(left.current - (Date.now() - started), AT_LEAST);
    };
  }, [paused]);
};
