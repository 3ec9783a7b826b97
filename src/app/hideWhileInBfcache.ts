/**
 * Browsers keep a page as it was when it is left (bfcache), and show it again on Back before any of its code runs. By
 * then the shopper may have logged out in another tab, so the content is hidden and shown again with the session.
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
    // Runs after the store has received the missed changes, and the guards have acted on them.
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
