const firstAction = (element: Element | null): HTMLElement | null => {
  if (!element?.isConnected) return null;
  return element.matches('a, button') ? (element as HTMLElement) : element.querySelector<HTMLElement>('a, button');
};

/**
 * Call before the pressed element unmounts, alone or with its row. The returned function moves the focus to the next
 * action, the previous one, or the page's heading, unless the shopper has moved it meanwhile.
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
