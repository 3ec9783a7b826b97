import { PANEL, STATE_CHECKS } from './devPanel';

/**
 * Enables Redux DevTools in development only; no shopper's data reaches an extension. Checks `process.env.NODE_ENV`
 * directly, so that webpack drops the panel from a build.
 */
export const devTools = process.env.NODE_ENV === 'production' ? false : PANEL;

/** A build has no state checks, so it needs no settings for them. */
export const stateChecks = process.env.NODE_ENV === 'production' ? {} : STATE_CHECKS;

const SWITCH = 'devtools';

/**
 * For support: `?devtools` in the address shows a recording of this tab in Redux DevTools, until the tab is closed or
 * `?devtools=off` is opened.
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
