const FIELD = 'input[name="q"]';

/**
 * The application replaces index.html's search field at its first rendering. Moves the text and the focus of that field
 * to the application's own.
 */
export const keepSearch = (): void => {
  const trackEarlyField = ({ target: early }: FocusEvent): void => {
    if (!(early instanceof HTMLInputElement) || !early.matches(`[data-shell] ${FIELD}`)) return;
    window.removeEventListener('focusin', trackEarlyField);
    let hadFocus = true;
    early.addEventListener('blur', () => {
      // Some browsers report the removal of a focused field as blur.
      setTimeout(() => (hadFocus = !early.isConnected || document.activeElement === early));
    });
    early.addEventListener('focus', () => (hadFocus = true));
    new MutationObserver((_changes, observer) => {
      const own = early.isConnected ? null : document.querySelector<HTMLInputElement>(FIELD);
      if (!own) return;
      observer.disconnect();
      if (early.value !== '') own.value = early.value;
      if (hadFocus) own.focus({ preventScroll: true });
    }).observe(document.body, { subtree: true, childList: true });
  };
  window.addEventListener('focusin', trackEarlyField);
};
