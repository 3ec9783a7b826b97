/** What the button must not cover, besides text: controls. */
const KEPT_CLEAR = 'input, textarea, select, button, label, summary, nav a, [role=radio], [role=checkbox]';
/** The places on the button that are checked, from its top to its bottom; a line of small text is about 15 pixels high. */
const HEIGHTS = [0, 12, 24, 36, 47];
/** The distance between two tried positions of the button, which is 48 pixels high. */
const STEP = 24;

/** Whether the element's own words are at this point; the empty end of a line does not count. */
const hasWordsAt = (element: Element, x: number, y: number): boolean =>
  [...element.childNodes].some((node) => {
    if (!(node instanceof Text)) return false;
    const words = document.createRange();
    words.selectNodeContents(node);
    return [...words.getClientRects()].some(
      (box) => box.left <= x && x <= box.right && box.top <= y && y <= box.bottom,
    );
  });

const covers = (button: HTMLElement, { left, right, top }: DOMRect, lift: number): boolean => {
  const points = [left, (left + right) / 2, right - 1].flatMap((x) =>
    HEIGHTS.map((height) => [x, top + height - lift] as const),
  );
  return points.some(([x, y]) =>
    document
      .elementsFromPoint(x, y)
      .some((found) => !button.contains(found) && (found.closest(KEPT_CLEAR) !== null || hasWordsAt(found, x, y))),
  );
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
