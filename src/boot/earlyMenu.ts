const MENU = '[aria-label="Menu"]';

/** A press of the Menu button in index.html is repeated on the application's own button as soon as that is rendered. */
export const repeatMenuPress = (): void => {
  window.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest(`[data-shell] ${MENU}`)) return;
    new MutationObserver((_changes, observer) => {
      const button = document.querySelector<HTMLElement>(`:not([data-shell]) > header ${MENU}`);
      if (!button) return;
      observer.disconnect();
      button.click();
    }).observe(document.body, { subtree: true, childList: true });
  });
};
