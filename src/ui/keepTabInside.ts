const FOCUSABLE =
  'a[href],button:not(:disabled),input:not(:disabled),select:not(:disabled),textarea:not(:disabled),summary,[tabindex="0"]';

/** The elements inside `root` that Tab reaches, in order. */
const stopsIn = (root: HTMLElement): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((element) => element.closest('[hidden],[inert]') === null);

/** Tab past either end of a dialog moves to the toasts over it, or wraps around inside it. */
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
