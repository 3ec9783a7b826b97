import { env } from '../config/env';

/** The whole store in Redux DevTools, in development only; nothing of a shopper is handed to an extension. */
export const devTools = env.isProduction ? false : { name: 'Storefront', maxAge: 200, trace: false };

const SWITCH = 'devtools';

/**
 * Support may look into one tab: `?devtools` in its address turns a recording on for as long as the tab is open,
 * `?devtools=off` turns it off again.
 */
export const isSwitchedOn = (page: Pick<Window, 'location' | 'sessionStorage'>): boolean => {
  try {
    const wanted = new URLSearchParams(page.location.search).get(SWITCH);
    if (wanted === 'off') page.sessionStorage.removeItem(SWITCH);
    else if (wanted !== null) page.sessionStorage.setItem(SWITCH, 'on');
    return page.sessionStorage.getItem(SWITCH) === 'on';
  } catch {
    return false;
  }
};
