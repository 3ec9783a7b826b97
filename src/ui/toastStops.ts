const FOCUSABLE =
  'a[href],button:not(:disabled),input:not(:disabled),select:not(:disabled),textarea:not(:disabled),[tabindex="0"]';

/** What Tab reaches inside `root`, in order. */
const stopsIn = (root: HTMLElement): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((element) => element.closest('[hidden],[inert]') === null);

/** From the end of a dialog Tab leads to the toasts over it, from its start backwards as well; the rest is the trap's. */
export const stepToToasts = (
  dialog: HTMLElement,
  event: { key: string; shiftKey: boolean; preventDefault(): void },
): void => {
  if (event.key !== 'Tab') return;
  const toasts = [...document.querySelectorAll<HTMLElement>('[data-reachable]')].flatMap(stopsIn);
  const end = event.shiftKey ? 0 : -1;
  const at = document.activeElement;
  const isAtEnd = at === stopsIn(dialog).at(end) || (event.shiftKey && at === dialog);
  const toast = toasts.at(event.shiftKey ? -1 : 0);
  if (!isAtEnd || !toast) return;
  event.preventDefault();
  toast.focus();
};
