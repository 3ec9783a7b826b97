import { ellipse, floor, roundRect } from '../geometry';
import type { Pen } from '../pen';
import { brushed, dark, feet, grip, inner, steel } from './metal';

function shelves(pen: Pen, x: number, y: number, w: number, h: number): string {
  const food = ['#c9573c', '#e0a13c', '#6f8a4f', '#8c5a86', '#d9c3a0'];
  const row = (top: number, i: number): string =>
    [0, 1, 2]
      .map((n) =>
        pen.fill(
          n === i % 3
            ? ellipse(x + w * (0.24 + n * 0.26), top - 16, 20, 18)
            : roundRect(x + w * (0.14 + n * 0.26), top - 44 - ((n + i) % 2) * 14, 34, 44 + ((n + i) % 2) * 14, 7),
          food[(n + i * 2) % 5] ?? '#c9573c',
          0.9,
        ),
      )
      .join('');
  const tops = [0.3, 0.56, 0.8].map((s) => y + h * s);
  return (
    pen.fill(roundRect(x, y, w, h, 6), inner.base) +
    pen.fill(`M${x} ${y}h${w}v16h-${w}zM${x} ${y}h14v${h}h-14z`, '#8d9490', 0.3) +
    tops.map((t, i) => row(t, i) + pen.fill(`M${x + 8} ${t}h${w - 16}v6h-${w - 16}z`, '#b8c6c6')).join('') +
    pen.fill(roundRect(x + 12, y + h * 0.86, w - 24, h * 0.12, 6), '#cfdcdc')
  );
}

/** cut: '' freezer on top, 'side' two tall doors, 'mini' one low door. */
export function fridge(pen: Pen): string {
  const side = pen.cut === 'side';
  const mini = pen.cut === 'mini';
  const [x, y, w] = side ? [168, 74, 338] : mini ? [206, 286, 262] : [208, 76, 258];
  const h = floor - 6 - y;
  const split = y + h * 0.32;
  const shell = pen.piece(roundRect(x, y, w, h, 14), { depth: 14, inside: brushed(pen, x, y, w, h) });
  const doors = side
    ? pen.seam(`M337 ${y}V${y + h}`, 5, pen.ink.deep, 0.8) +
      grip(pen, 314, y + 130, 190) +
      grip(pen, 348, y + 130, 190) +
      pen.fill(roundRect(204, y + 150, 66, 104, 8), dark.base) +
      pen.fill(roundRect(214, y + 162, 46, 34, 4), '#4f6f7a')
    : mini
      ? grip(pen, x + 20, y + 50, 100)
      : pen.seam(`M${x} ${split}H${x + w}`, 5, pen.ink.deep, 0.8) +
        grip(pen, x + 20, y + 50, 90) +
        grip(pen, x + 20, split + 34, 130);
  if (!pen.back) return pen.ground(345, floor, w * 0.62) + feet(pen, x, w) + shell + doors;
  const top = side || mini ? y + 12 : split + 8;
  const inside = shelves(pen, x + 14, top, side ? w / 2 - 20 : w - 28, y + h - top - 14);
  const edge = side ? 337 : x + w;
  const leafWidth = side ? 150 : 118;
  const leaf = side
    ? ''
    : pen.piece(`M${edge} ${top - 6}L${edge + leafWidth} ${top + 26}V${floor + 18}L${edge} ${y + h}Z`, {
        depth: 10,
        inside:
          pen.fill(
            `M${edge + 16} ${top + 18}L${edge + leafWidth - 10} ${top + 44}V${floor - 4}L${edge + 16} ${y + h - 18}Z`,
            inner.shade,
          ) +
          [0.3, 0.56, 0.8]
            .map((s) =>
              pen.fill(
                `M${edge + 20} ${top + (y + h - top) * s}l${leafWidth - 34} 12v34l-${leafWidth - 34}-8z`,
                '#cfdcdc',
              ),
            )
            .join(''),
      });
  const open =
    pen.ground(370, floor, w * 0.72) +
    feet(pen, x, w) +
    shell +
    (side
      ? pen.seam(`M337 ${y}V${y + h}`, 5, pen.ink.deep, 0.8) + grip(pen, 348, y + 130, 190)
      : mini
        ? ''
        : pen.seam(`M${x} ${split}H${x + w}`, 5, pen.ink.deep, 0.8) + grip(pen, x + 20, y + 50, 90)) +
    inside +
    leaf;
  return mini ? `<g transform="translate(-56)">${open}</g>` : open;
}

export function freezer(pen: Pen): string {
  const lid = pen.back
    ? pen.piece('M108 300L132 130H548L566 300Z', {
        depth: 14,
        inside: pen.fill('M136 286L156 150H524L538 286Z', inner.base),
      })
    : pen.piece(roundRect(100, 284, 474, 48, 12), { depth: 10 });
  const tub = pen.back
    ? pen.fill('M116 300H558V346H116z', inner.shade) +
      [0, 1, 2, 3, 4]
        .map((i) =>
          pen.fill(
            roundRect(150 + i * 80, 306 + (i % 2) * 8, 60, 60, 10),
            ['#c9573c', '#8fb3bd', '#e0a13c', '#6f8a4f', '#d9c3a0'][i] ?? '',
          ),
        )
        .join('')
    : '';
  return (
    pen.ground(345, floor, 270) +
    feet(pen, 108, 458) +
    lid +
    tub +
    pen.piece(roundRect(108, 326, 458, 232, 12), {
      depth: 18,
      inside:
        brushed(pen, 108, 326, 458, 232) +
        pen.fill(roundRect(470, 500, 70, 34, 6), dark.base) +
        pen.fill(ellipse(488, 517, 5, 5), '#7ec08a') +
        pen.fill(ellipse(508, 517, 5, 5), '#e0a13c'),
    }) +
    (pen.back ? '' : pen.fill(roundRect(292, 318, 90, 16, 8), steel.shade))
  );
}
