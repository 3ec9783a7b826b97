import { ellipse } from '../geometry';
import type { Pen } from '../pen';
import { tonesOf } from '../tones';

export const rubber = tonesOf('#efe8da');
export const leatherSole = tonesOf('#3f2d25');

/** The pair in profile, toes to the left and soles on y = 488: the far shoe a little higher and in shade. */
export function sidePair(pen: Pen, shoe: string, lift = 58): string {
  const far = pen.again('shoe', `translate(46 ${-lift})`, ' filter="url(#dim)"');
  return pen.ground(352, 492, 232, 15) + pen.ground(400, 492 - lift, 220, 12, 0.25) + far + pen.group('shoe', shoe);
}

/** One shoe on its box. */
export function onBox(pen: Pen, shoe: string): string {
  const box = tonesOf('#cfb48c');
  return (
    pen.ground(350, 580, 260, 18) +
    pen.piece('M104 430H570V578H104z', { ink: box, depth: 12, casts: false }) +
    pen.piece('M92 414H582V462H92z', { ink: tonesOf('#dcc6a2'), depth: 10, casts: false }) +
    pen.fill('M104 462H570v9H104z', '#5c4022', 0.25) +
    pen.fill('M470 500h64v40h-64z', '#f3ead8') +
    pen.seam('M480 512h44M480 522h30', 3, '#8a6d47', 0.7) +
    pen.fill(ellipse(344, 415, 214, 6), '#3d2817', 0.3) +
    `<g transform="translate(674 -74) scale(-1 1)">${shoe}</g>`
  );
}

/** Both shoes from above; `top` draws the right-hand one around x = 444. */
export const fromAbove = (pen: Pen, top: () => string): string =>
  pen.copies(['translate(0)', 'translate(674) scale(-1 1)'], top);
