import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { NavigationType, Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';
import { yieldToMain } from '../lib/tasks';
import { followEntry, watchBack } from '../ui/layers';
import { canRenderAtOnce } from './router';

/**
 * BrowserRouter, except that the sign-in and a tapped product (from its card's data) render in the next frame. Other
 * pages render in slices while the old page stays. The router has no public name for the history that BrowserRouter makes.
 */
export const ShopRouter = ({ children }: { children: ReactNode }) => {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [shown, setShown] = useState({ action: history.action, location: history.location });
  useLayoutEffect(watchBack, []);
  useLayoutEffect(
    () =>
      history.listen(({ action, location }) => {
        followEntry(action);
        const show = () => {
          setShown({ action, location });
        };
        const showAtOnce = () => {
          // The shopper may have navigated again meanwhile.
          if (history.location.key !== location.key) return;
          // Removing a focused element is slow.
          if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
          show();
        };
        // Within the tap React would run every effect of the page before it is painted.
        if (action === NavigationType.Push && canRenderAtOnce(location.pathname)) void yieldToMain().then(showAtOnce);
        else startTransition(show);
      }),
    [history],
  );
  return (
    <Router location={shown.location} navigationType={shown.action} navigator={history}>
      {children}
    </Router>
  );
};
