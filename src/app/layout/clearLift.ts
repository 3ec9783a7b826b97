const CONTROLS = 'input, textarea, select, button, label, summary, nav a, [role=radio], [role=checkbox]';
/** The distance between two tried positions of the button, which is 48 pixels high. */
const STEP = 24;

const coversControl = (button: HTMLElement, { left, right, top, bottom }: DOMRect, lift: number): boolean => {
  const points = [left, (left + right) / 2, right - 1].flatMap((x) =>
    [top, (top + bottom) / 2, bottom - 1].map((y) => [x, y - lift] as const),
  );
  const isOther = (found: Element) => !button.contains(found) && found.closest(CONTROLS) !== null;
  return points.some(([x, y]) => document.elementsFromPoint(x, y).some(isOther));
};

/**
 * How many pixels above its usual place a floating button overlaps no other control; null when the window has no such
 * place. `lifted` is its current offset.
 */
export const clearLift = (button: HTMLElement, lifted: number): number | null => {
  const box = button.getBoundingClientRect();
  for (let lift = 0; lift === 0 || box.top + lifted >= lift; lift += STEP)
    if (!coversControl(button, box, lift - lifted)) return lift;
  return null;
};
