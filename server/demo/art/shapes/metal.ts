import { floor, roundRect } from '../geometry';
import type { Pen } from '../pen';
import { tonesOf } from '../tones';

export const dark = tonesOf('#2e2f33');

export const steel = tonesOf('#b4b8b9');

export const brass = tonesOf('#c39a52');

export const inner = tonesOf('#f1efe8');

export const brushed = (pen: Pen, x: number, y: number, w: number, h: number): string =>
  pen.light(`M${x} ${y + h * 0.55}L${x + w * 0.6} ${y}H${x + w * 0.86}L${x} ${y + h * 0.86}z`, 0.22);

export const feet = (pen: Pen, x: number, w: number): string =>
  pen.fill(`M${x + 14} ${floor - 8}h34v12h-34zM${x + w - 48} ${floor - 8}h34v12h-34z`, dark.base);

export const grip = (pen: Pen, x: number, y: number, h: number): string =>
  pen.fill(roundRect(x + 4, y + 4, 12, h, 6), '#20140c', 0.3) +
  pen.fill(roundRect(x, y, 12, h, 6), steel.light) +
  pen.fill(roundRect(x + 7, y, 5, h, 3), steel.shade);
