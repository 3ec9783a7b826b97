const FOCUSABLE =
  'a[href],button:not(:disabled),input:not(:disabled),select:not(:disabled),textarea:not(:disabled),summary,[tabindex="0"]';

/** What Tab reaches inside `root`, in order. */
const stopsIn = (root: HTMLElement): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((element) => element.closest('[hidden],[inert]') === null);

/** Past the last control of a dialog, or back past the first, Tab goes to the toasts over it, or round inside it. */
export const keepTabInside = (
  dialog: HTMLElement,
  event: { key: string; shiftKey: boolean; preventDefault(): void },
): void => {
  if (event.key !== 'Tab') return;
  const stops = stopsIn(dialog);
  const toasts = [...document.querySelectorAll<HTMLElement>('[data-reachable]')].flatMap(stopsIn);
  const [end, start] = event.shiftKey ? [0, -1] : [-1, 0];
  const at = document.activeElement;
  const isAtEnd = at === stops.at(end) || (event.shiftKey && at === dialog);
  if (!isAtEnd) return;
  event.preventDefault();
  (toasts.length > 0 ? toasts : stops).at(start)?.focus();
};
