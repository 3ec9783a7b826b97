import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import styles from './PendingBar.module.css';

const SHOW_DELAY_MS = 150;
const MOVES = ['click', 'submit', 'popstate'] as const;

/** The address bar is ahead of the page while the page's file is still on its way. */
const isAhead = (shown: string): boolean => {
  const { href, origin } = window.location;
  const [there, here] = [new URL(href), new URL(shown, origin)];
  return there.pathname + there.search !== here.pathname + here.search;
};

/** The old page stays until the next one is there; this line says that it is coming. */
export const PendingBar = () => {
  const { pathname, search } = useLocation();
  const shown = pathname + search;
  const [left, setLeft] = useState<string | null>(null);
  const compare = useEffectEvent(() => setLeft(isAhead(shown) ? shown : null));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      timer = setTimeout(() => compare(), SHOW_DELAY_MS);
    };
    for (const type of MOVES) window.addEventListener(type, look);
    return () => {
      clearTimeout(timer);
      for (const type of MOVES) window.removeEventListener(type, look);
    };
  }, []);
  return left === shown ? <div role="progressbar" aria-label="Loading the page" className={styles.bar} /> : null;
};
