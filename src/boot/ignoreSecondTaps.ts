/** A second tap this soon and this close (CSS pixels) belongs to a double tap. */
const DOUBLE_TAP_MS = 400;
const DOUBLE_TAP_DISTANCE = 40;

const CONTROLS = 'a, button, input, select, textarea, label, summary, [role][tabindex]';

/** The control under a tap; a label stands for its field, because the browser forwards the click to it. */
const controlOf = (target: EventTarget | null): Element | null => {
  const control = target instanceof Element ? target.closest(CONTROLS) : null;
  return control instanceof HTMLLabelElement ? (control.control ?? control) : control;
};

const isClose = (one: MouseEvent, other: MouseEvent): boolean =>
  other.timeStamp - one.timeStamp < DOUBLE_TAP_MS &&
  Math.hypot(other.clientX - one.clientX, other.clientY - one.clientY) < DOUBLE_TAP_DISTANCE;

/**
 * Ignores the second half of a double tap if the first has moved another control under the finger (the next row of a
 * list, a backdrop), or if it would follow a link twice. Pressing the same button twice stays possible.
 */
export const ignoreSecondTaps = (page: Window): void => {
  let first: { click: MouseEvent; control: Element | null } | null = null;
  let isTouch = false;
  const onPress = ({ pointerType }: PointerEvent): void => {
    isTouch = pointerType === 'touch';
  };
  page.addEventListener('pointerdown', onPress, { capture: true, passive: true });
  page.addEventListener(
    'click',
    (click) => {
      // The browser counts the clicks of a mouse; those of keys and scripts are 0.
      const isSecond = first?.control && click.detail > (isTouch ? 0 : 1) && isClose(first.click, click);
      const control = controlOf(click.target);
      if (isSecond && (control !== first?.control || control instanceof HTMLAnchorElement)) {
        click.preventDefault();
        click.stopPropagation();
      } else first = { click, control };
    },
    { capture: true },
  );
};
