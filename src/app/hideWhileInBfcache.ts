/**
 * Browsers keep a page as it was when it is left (bfcache), and show it again on Back before any of its code runs. By
 * then the shopper may have logged out in another tab, so the content is hidden and shown again with the session.
 */
export const hideWhileInBfcache = (page: Window): (() => void) => {
  const main = page.document.querySelector('main');
  const show = (): void => {
    main?.style.removeProperty('visibility');
  };
  const hide = (): void => {
    main?.style.setProperty('visibility', 'hidden');
  };
  const showLater = (): void => {
    // Runs after the store has received the missed changes, and the guards have acted on them.
    page.setTimeout(show);
  };
  page.addEventListener('pagehide', hide);
  page.addEventListener('pageshow', showLater);
  return () => {
    page.removeEventListener('pagehide', hide);
    page.removeEventListener('pageshow', showLater);
    show();
  };
};
