const FOCUSABLE =
  'a[href],button:not(:disabled),input:not(:disabled),select:not(:disabled),textarea:not(:disabled),[tabindex="0"]';

/** What Tab reaches inside `root`, in order. */
const focusablesIn = (root: HTMLElement): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((element) => element.closest('[hidden],[inert]') === null);

/** What floats over drawers and dialogs, toasts for one: Tab gets there from them, and from there back to them. */
const floating = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('[data-reachable]')].flatMap((element) => focusablesIn(element));

/** Keeps Tab within `root` and what floats over it: what comes after the last is the first. */
export const keepTabWithin = (root: HTMLElement, event: { key: string; shiftKey: boolean; preventDefault(): void }) => {
  if (event.key !== 'Tab') return;
  const stops = focusablesIn(root);
  const first = stops[0];
  const last = stops[stops.length - 1];
  const at = document.activeElement;
  const leaves = event.shiftKey ? at === first || at === root : at === last;
  if (!leaves && root.contains(at)) return;
  event.preventDefault();
  const beyond = floating();
  (event.shiftKey ? (beyond[beyond.length - 1] ?? last) : (beyond[0] ?? first))?.focus();
};
