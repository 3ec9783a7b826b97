type Box = Pick<DOMRect, 'top' | 'right' | 'bottom' | 'left'>;

const GAP = 8;

/**
 * How far the toasts move away from the window's nearer edge to leave the focused element visible. 0 when they do not
 * cover it, or when there is no room.
 */
export const shiftFrom = (focused: Box, toasts: Box, windowHeight: number): number => {
  const isBeside = focused.left >= toasts.right || focused.right <= toasts.left;
  if (isBeside || focused.top >= toasts.bottom || focused.bottom <= toasts.top) return 0;
  if (toasts.top > windowHeight / 2) {
    const up = focused.top - GAP - toasts.bottom;
    return toasts.top + up >= 0 ? up : 0;
  }
  const down = focused.bottom + GAP - toasts.top;
  return toasts.bottom + down <= windowHeight ? down : 0;
};
