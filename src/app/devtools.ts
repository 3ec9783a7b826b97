import { PANEL } from './devPanel';

/**
 * The store in Redux DevTools, in development only; nothing of a shopper is handed to an extension. Asked for in webpack's
 * own words, so that a build has nothing of the panel in it.
 */
export const devTools = process.env.NODE_ENV === 'production' ? false : PANEL;

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
