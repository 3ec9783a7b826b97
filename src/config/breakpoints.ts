/**
 * Widths and height of the window, in pixels, at which the layout changes. Media queries of style sheets repeat the
 * numbers (`theme/breakpoints.test.ts`), and end at 0.02 px less, because zoomed windows have fractions of a pixel.
 */
export const NARROW = 480;
/** Below it, a phone in portrait. */
export const PHONE = 600;
export const TABLET = 768;
/** Below it, a burger button and a bar at the foot. */
export const DESKTOP = 992;
export const WIDE = 1200;
/** A lower window is a phone in landscape, or one at 400 % zoom. */
export const LOW = 480;
