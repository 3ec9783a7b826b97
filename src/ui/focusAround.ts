/** Gives the focus to what surrounds a button that goes with what it has done. */
export const focusAround = (button: Element): void => {
  button.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
};
