import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import styles from './PendingBar.module.css';

const SHOW_DELAY_MS = 150;
const MOVES = ['click', 'submit', 'popstate'] as const;

/** Whether the URL has changed but the new page has not rendered yet. */
const isAhead = (shown: string): boolean => {
  const { href, origin } = window.location;
  const [there, here] = [new URL(href), new URL(shown, origin)];
  return there.pathname + there.search !== here.pathname + here.search;
};

/** Progress bar while the next page loads; the old page stays visible until then. */
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
