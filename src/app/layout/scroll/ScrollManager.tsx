import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { openSearch } from '../../../features/nav/navSlice';
import { allOverlaysClosed } from '../../../features/overlays/overlaysSlice';
import { isRecord } from '../../../lib/json';
import { navigationType } from '../../../lib/navigationType';
import { useAppDispatch } from '../../../store/hooks';
import { focusHeading } from './focusHeading';
import { createScrollPositions } from './scrollPositions';
import { restoreScroll } from './restoreScroll';

/**
 * A navigation may set `keepScroll` in its history entry to keep the scroll position, for example when a list is
 * sorted.
 */
const keepsScroll = (state: unknown): boolean => isRecord(state) && state.keepScroll === true;

/** An address that was typed, or followed from another site, is a new page; a reload and Back are not. */
const isNewArrival = (): boolean => navigationType(window) === 'navigate';

/** Scrolls a new page to the top, closes overlays and focuses its heading; Back restores the scroll position. */
export const ScrollManager = () => {
  const { key: entry, pathname, search, hash, ...location } = useLocation();
  const type = useNavigationType();
  const dispatch = useAppDispatch();
  const [positions] = useState(createScrollPositions);
  const shown = useRef<string | null>(null);
  const page = pathname + search;
  // The router gives the first entry of every document the same key.
  const key = entry === 'default' ? pathname + openSearch(pathname, search) : entry;
  const current = useRef(key);
  const stays = keepsScroll(location.state) && type !== NavigationType.Pop;

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const note = () => {
      positions.note(current.current, window.scrollY);
    };
    const { save } = positions;
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('pagehide', save);
    document.addEventListener('visibilitychange', save);
    return () => {
      window.removeEventListener('scroll', note);
      window.removeEventListener('pagehide', save);
      document.removeEventListener('visibilitychange', save);
    };
  }, [positions]);

  useLayoutEffect(() => {
    const isFirst = shown.current === null;
    const isSamePage = shown.current === page;
    const left = type === NavigationType.Pop ? shown.current?.split('?')[0] : undefined;
    if (stays) positions.note(key, positions.of(current.current) ?? 0);
    shown.current = page;
    current.current = key;
    if (!isFirst && (stays || (isSamePage && type === NavigationType.Pop))) return undefined;
    if (!isFirst) dispatch(allOverlaysClosed());
    // A link to a place on the page scrolls there by itself; a link to the page itself scrolls to its top.
    if (isSamePage && hash) return undefined;
    const stopFocus = isFirst ? undefined : focusHeading(left);
    const y = isFirst && isNewArrival() ? null : type === NavigationType.Pop ? positions.of(key) : 0;
    const stopScroll = isFirst && y === null ? undefined : restoreScroll(y ?? 0, isFirst);
    return () => {
      stopFocus?.();
      stopScroll?.();
    };
  }, [dispatch, hash, key, page, positions, stays, type]);

  return null;
};
