import { ellipse, roundRect } from '../geometry';
import { mix } from '../palette';
import type { Pen } from '../pen';

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

const sun = '#f3b65c';

/** Three ranges of hills below a low sun. */
function hills(pen: Pen, { x, y, width: w, height: h }: Frame): string {
  const { base, shade, deep } = pen.accent;
  const range = (top: number, colour: string): string =>
    pen.fill(
      `M${x} ${y + h * top}q${w * 0.3} ${-h * 0.16} ${w * 0.55} ${-h * 0.05}t${w * 0.45} ${-h * 0.03}V${y + h}H${x}Z`,
      colour,
    );
  return (
    pen.fill(ellipse(x + w * 0.65, y + h * 0.43, w * 0.22, w * 0.22), sun) +
    range(0.6, base) +
    range(0.76, shade) +
    range(0.9, deep)
  );
}

/** Nested arches. */
function arches(pen: Pen, { x, y, width: w, height: h }: Frame): string {
  const { base, shade, deep, light } = pen.accent;
  const arch = (half: number, colour: string): string => {
    const r = w * half;
    const top = y + h - r * 1.25;
    return pen.fill(`M${x + w / 2 - r} ${y + h}V${top}a${r} ${r} 0 0 1 ${r * 2} 0V${y + h}Z`, colour);
  };
  return (
    arch(0.62, light) +
    arch(0.49, base) +
    arch(0.36, sun) +
    arch(0.24, shade) +
    arch(0.12, deep) +
    pen.fill(ellipse(x + w * 0.5, y + h * 0.22, w * 0.09, w * 0.09), deep)
  );
}

/** Colour blocks, as on kente cloth. */
function blocks(pen: Pen, { x, y, width: w, height: h }: Frame): string {
  const { base, shade, deep, light } = pen.accent;
  const c = w / 3;
  const rows = Math.ceil(h / c);
  const cells = { base: '', shade: '', deep: '', light: '', sun: '' };
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < 3; column += 1) {
      const [left, top] = [Math.round(x + column * c), Math.round(y + row * c)];
      const s = Math.round(c);
      const kind = (row * 2 + column) % 5;
      if (kind === 0) cells.base += `M${left} ${top}h${s}v${s}z`;
      else if (kind === 1) cells.shade += `M${left} ${top}v${s}h${s}z`;
      else if (kind === 2) cells.sun += ellipse(left + c / 2, top + c / 2, c * 0.34, c * 0.34);
      else if (kind === 3) cells.deep += `M${left} ${top}h${s}l${-s} ${s}z`;
      else cells.light += `M${left} ${top + s}a${s} ${s} 0 0 1 ${s} ${-s}v${s}z`;
    }
  return (
    pen.fill(cells.base, base) +
    pen.fill(cells.shade, shade) +
    pen.fill(cells.deep, deep) +
    pen.fill(cells.light, light) +
    pen.fill(cells.sun, sun)
  );
}

const kinds: Record<string, (pen: Pen, frame: Frame) => string> = { square: arches, bar: blocks };

/** The picture on a lit screen, in the accent colour, without text or icons. */
export function wallpaper(pen: Pen, frame: Frame): string {
  const sky = mix(pen.accent.light, '#f8e7cf', 0.5);
  const { x, y, width, height } = frame;
  return pen.fill(roundRect(x, y, width, height, 4), sky) + (kinds[pen.cut] ?? hills)(pen, frame);
}
