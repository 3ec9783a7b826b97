/** Moves the focus to the nearest focusable container of a button that its own action removes. */
export const focusAround = (button: Element): void => {
  button.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
};
