const firstAction = (element: Element | null): HTMLElement | null => {
  if (!element?.isConnected) return null;
  return element.matches('a, button') ? (element as HTMLElement) : element.querySelector<HTMLElement>('a, button');
};

/**
 * What was pressed is about to leave the page, by itself or with its row. Gives what to call when it does: the focus
 * then goes on to the next action, the one before it, or the page's heading, unless the shopper has gone elsewhere meanwhile.
 */
export const keepFocus = (leaving: HTMLElement): (() => void) => {
  const { nextElementSibling: next, previousElementSibling: previous } = leaving;
  return () => {
    const at = document.activeElement;
    if (at !== document.body && !leaving.contains(at)) return;
    const place =
      firstAction(next) ?? firstAction(previous) ?? document.querySelector<HTMLElement>('main [data-page-heading]');
    place?.focus();
  };
};
