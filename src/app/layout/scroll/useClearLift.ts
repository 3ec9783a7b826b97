import { type RefObject, useEffect, useRef, useState } from 'react';
import { clearLift } from './clearLift';

const SETTLED_MS = 150;

/** How far the button moves up so that it covers no control and no text, once scrolling has stopped. */
export const useClearLift = (button: RefObject<HTMLElement | null>, isThere: boolean): number | null => {
  const [lift, setLift] = useState<number | null>(0);
  const lifted = useRef(0);
  useEffect(() => {
    if (!isThere) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        // Below a drawer or dialog no position can be measured; the earlier one is still valid when it closes.
        if (button.current?.closest('[inert]') !== null) return;
        const found = clearLift(button.current, lifted.current);
        lifted.current = found ?? 0;
        setLift(found);
      }, SETTLED_MS);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    // A tab or disclosure changes the text below the button without scrolling.
    const observer = new ResizeObserver(look);
    observer.observe(document.body);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [button, isThere]);
  return lift;
};
