import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { connectionChanged, pageOpened, selectPathname, selectSearch } from '../../features/nav/navSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { useEnvironment } from '../../store/ShopProvider';

/** Keeps the store in sync with the open page; during time travel the page follows the store. */
export const NavSync = () => {
  const dispatch = useAppDispatch();
  const { isTimeTravelling } = useEnvironment();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const stored = useAppSelector(selectPathname) + useAppSelector(selectSearch);
  const here = useRef('');
  const hasTravelled = useRef(false);

  useEffect(() => {
    here.current = pathname + search;
    dispatch(pageOpened(pathname, search));
  }, [dispatch, pathname, search]);

  const followStore = useEffectEvent(() => {
    const isTravelling = isTimeTravelling();
    // Returning to the latest state is a time-travel step, too.
    if (stored !== here.current && (isTravelling || hasTravelled.current)) void navigate(stored, { replace: true });
    hasTravelled.current = isTravelling;
  });
  // Only when the store changes: following after each navigation would undo a page's redirect again and again.
  useEffect(() => {
    followStore();
  }, [stored]);

  useEffect(() => {
    const tell = () => {
      dispatch(connectionChanged(window.navigator.onLine));
    };
    tell();
    window.addEventListener('online', tell);
    window.addEventListener('offline', tell);
    return () => {
      window.removeEventListener('online', tell);
      window.removeEventListener('offline', tell);
    };
  }, [dispatch]);

  return null;
};
