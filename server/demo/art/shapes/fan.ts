import { ellipse, mirrored, roundRect } from '../geometry';
import type { Pen } from '../pen';
import { dark, steel } from './metal';

const standFoot = (pen: Pen): string =>
  pen.band('M337 380V540', 15, steel) +
  pen.piece(roundRect(310, 392, 54, 74, 12), {
    ink: dark,
    depth: 7,
    inside: pen.fill([410, 430, 450].map((y) => ellipse(337, y, 6, 6)).join(''), steel.light),
  }) +
  pen.piece(mirrored([0, 536], [60, 538, 118, 546, 124, 560], [124, 572], [0, 574]), {
    ink: dark,
    depth: 9,
  });

/** The base with battery, lamp and keys. */
const batteryFoot = (pen: Pen): string =>
  pen.band('M337 380V470', 18, steel) +
  pen.piece(mirrored([0, 446], [60, 446, 84, 452, 92, 470], [104, 572], [0, 574]), {
    depth: 14,
    inside:
      pen.fill(roundRect(277, 476, 120, 34, 17), '#fff3cf') +
      pen.fill(roundRect(285, 482, 104, 12, 6), '#ffffff') +
      pen.dots(
        [
          [301, 540],
          [325, 540],
          [349, 540],
        ],
        7,
        pen.ink.deep,
        0.6,
      ) +
      pen.dots([[373, 540]], 7, '#7ec08a'),
  });

/** cut: '' on a stand, 'light' on a battery with a lamp. */
export function fan(pen: Pen): string {
  const [cx, cy] = [337, 232];
  const blade = (turn: number): string =>
    `<path transform="rotate(${turn} ${cx} ${cy})" fill="${pen.ink.base}" d="M${cx} ${cy}C${cx - 60} ${cy - 30} ${cx - 66} ${cy - 120} ${cx - 8} ${cy - 138}C${cx + 40} ${cy - 130} ${cx + 34} ${cy - 50} ${cx} ${cy}Z"/><path transform="rotate(${turn} ${cx} ${cy})" fill="${pen.ink.deep}" opacity=".25" d="M${cx} ${cy}C${cx + 6} ${cy - 50} ${cx + 10} ${cy - 110} ${cx - 8} ${cy - 138}C${cx + 40} ${cy - 130} ${cx + 34} ${cy - 50} ${cx} ${cy}Z"/>`;
  const spokes: string[] = [];
  for (let a = 0; a < 360; a += 15)
    spokes.push(
      `M${Math.round(cx + 26 * Math.cos((a * Math.PI) / 180))} ${Math.round(cy + 26 * Math.sin((a * Math.PI) / 180))}L${Math.round(cx + 156 * Math.cos(((a + 14) * Math.PI) / 180))} ${Math.round(cy + 156 * Math.sin(((a + 14) * Math.PI) / 180))}`,
    );
  const light = pen.cut === 'light';
  const pole = light ? batteryFoot(pen) : standFoot(pen);
  const cage =
    pen.fill(ellipse(cx, cy, 158, 158), '#ffffff', 0.28) +
    [0, 72, 144, 216, 288].map((a) => blade(a + (pen.back ? 30 : 0))).join('') +
    pen.seam(spokes.join(''), 2, dark.base, 0.55) +
    pen.seam(ellipse(cx, cy, 110, 110), 2, dark.base, 0.5) +
    pen.seam(ellipse(cx, cy, 158, 158), 9, dark.base, 1) +
    pen.seam(ellipse(cx - 1, cy - 2, 158, 158), 2, '#8b8c90', 0.9) +
    pen.piece(ellipse(cx, cy, 30, 30), { ink: pen.accent, depth: 7 });
  return (
    pen.ground(345, 572, 120) +
    pole +
    (pen.back
      ? `<g transform="translate(84 0) scale(.75 1)">${pen.piece(roundRect(337, 196, 150, 74, 30), { ink: dark, depth: 9 })}${cage}</g>`
      : cage)
  );
}
