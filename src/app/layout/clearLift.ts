/** What the button must not cover: controls and prices. */
const KEPT_CLEAR =
  'input, textarea, select, button, label, summary, nav a, [role=radio], [role=checkbox], .Price-price';
/** The places on the button that are checked, from its top to its bottom; a price is about 20 pixels high. */
const HEIGHTS = [0, 12, 24, 36, 47];
/** The distance between two tried positions of the button, which is 48 pixels high. */
const STEP = 24;

const covers = (button: HTMLElement, { left, right, top }: DOMRect, lift: number): boolean => {
  const points = [left, (left + right) / 2, right - 1].flatMap((x) =>
    HEIGHTS.map((height) => [x, top + height - lift] as const),
  );
  const isOther = (found: Element) => !button.contains(found) && found.closest(KEPT_CLEAR) !== null;
  return points.some(([x, y]) => document.elementsFromPoint(x, y).some(isOther));
};

/**
 * How many pixels above its usual place a floating button covers none of these; null when the window has no such place.
 * `lifted` is its current offset.
 */
export const clearLift = (button: HTMLElement, lifted: number): number | null => {
  const box = button.getBoundingClientRect();
  for (let lift = 0; lift === 0 || box.top + lifted >= lift; lift += STEP)
    if (!covers(button, box, lift - lifted)) return lift;
  return null;
};
