import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { allOverlaysClosed } from '../../features/overlays/overlaysSlice';
import { useAppDispatch } from '../../store/hooks';
import { focusHeading } from './focusHeading';
import { makePlaces } from './places';
import { restorePlace } from './restorePlace';

/** What a navigation may leave in its history entry: the shopper stays where they are, a sorted list for one. */
export interface KeepPlace {
  keepPlace: true;
}

const keepsPlace = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'keepPlace' in state && state.keepPlace === true;

/** An address that was typed, or followed from another site, is a new page; a reload and Back are not. */
const isNewArrival = (): boolean =>
  (performance as Partial<Performance>)
    .getEntriesByType?.('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'navigate') ?? false;

/** A new page starts at its top with nothing open over it and the focus on its heading; Back leads to where one was. */
export const ScrollManager = () => {
  const { key: entry, pathname, search, ...location } = useLocation();
  const type = useNavigationType();
  const dispatch = useAppDispatch();
  const [places] = useState(makePlaces);
  const shown = useRef<string | null>(null);
  const page = pathname + search;
  // The first entry of every document is called the same.
  const key = entry === 'default' ? page : entry;
  const current = useRef(key);
  const stays = keepsPlace(location.state) && type !== NavigationType.Pop;

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const note = () => {
      places.note(current.current, window.scrollY);
    };
    const save = () => {
      places.save();
    };
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('pagehide', save);
    document.addEventListener('visibilitychange', save);
    return () => {
      window.removeEventListener('scroll', note);
      window.removeEventListener('pagehide', save);
      document.removeEventListener('visibilitychange', save);
    };
  }, [places]);

  useLayoutEffect(() => {
    const isFirst = shown.current === null;
    const isSamePage = shown.current === page;
    shown.current = page;
    current.current = key;
    if (isSamePage || (stays && !isFirst)) return undefined;
    if (!isFirst) dispatch(allOverlaysClosed());
    const stopFocus = isFirst ? undefined : focusHeading();
    const y = isFirst && isNewArrival() ? null : type === NavigationType.Pop ? places.of(key) : 0;
    const stopScroll = isFirst && y === null ? undefined : restorePlace(y ?? 0);
    return () => {
      stopFocus?.();
      stopScroll?.();
    };
  }, [dispatch, key, page, places, stays, type]);

  return null;
};
