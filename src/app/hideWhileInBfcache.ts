/**
 * Browsers keep a page as it was when it is left, and show it again at Back, before any of its code runs. By then the
 * shopper may have logged out in another tab: so it is kept without what it shows, which returns with the session.
 */
export const hideWhileInBfcache = (page: Window): (() => void) => {
  const main = page.document.querySelector('main');
  const show = (): void => {
    main?.style.removeProperty('visibility');
  };
  const veil = (): void => {
    main?.style.setProperty('visibility', 'hidden');
  };
  const unveil = (): void => {
    // After the store has heard what happened meanwhile, and the guards have acted on it.
    page.setTimeout(show);
  };
  page.addEventListener('pagehide', veil);
  page.addEventListener('pageshow', unveil);
  return () => {
    page.removeEventListener('pagehide', veil);
    page.removeEventListener('pageshow', unveil);
    show();
  };
};
