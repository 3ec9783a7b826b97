import { ellipse, floor, mirrored, roundRect, sliver } from '../geometry';
import type { Pen } from '../pen';
import { tonesOf } from '../tones';
import { brass } from './metal';

/** Straw basket with a wrapped leather handle. */
export function basket(pen: Pen): string {
  const body = 'M128 320C124 440 170 556 220 566H454C504 556 550 440 546 320Z';
  const rim = 'M122 316C122 286 552 286 552 316C552 346 122 346 122 316Z';
  const straw = tonesOf('#d9b777');
  const rows = [348, 374, 400, 426, 452, 478, 504, 530, 556]
    .map((y, i) =>
      pen.fill(
        `M110 ${y - 10}Q337 ${y + 24} 564 ${y - 10}v14Q337 ${y + 38} 110 ${y + 4}z`,
        i % 3 === 0 ? pen.ink.base : i % 3 === 1 ? pen.accent.base : straw.shade,
        i % 3 === 2 ? 0.5 : 0.95,
      ),
    )
    .join('');
  const ribs: string[] = [];
  for (let x = 140; x < 560; x += 18)
    ribs.push(`M${x} 316Q${Math.round(337 + (x - 337) * 0.92)} 460 ${Math.round(337 + (x - 337) * 0.56)} 570`);
  const weave = pen.seam(ribs.join(''), 3, '#5c3d1a', 0.2);
  const handle = (d: string, width: number): string => pen.band(d, width, tonesOf('#7a4a2c'));
  return (
    pen.ground(345, floor + 2, 170) +
    handle('M190 306C200 120 474 120 484 306', 16) +
    pen.piece(body, { ink: straw, depth: 22, inside: rows + weave }) +
    pen.piece(rim, {
      ink: straw,
      depth: 7,
      inside: pen.fill(ellipse(337, 314, 190, 18), '#7d5a2a') + pen.fill(ellipse(345, 320, 176, 14), '#5e4220'),
    }) +
    (pen.back
      ? pen.piece('M240 300C250 240 300 220 330 250C360 210 430 230 440 300C400 316 280 316 240 300Z', {
          ink: tonesOf('#e9ddc8'),
          depth: 12,
          inside: pen.seam('M290 240q10 30-6 62M380 240q-4 30 10 60', 2, '#b7a688'),
        })
      : '') +
    handle('M172 326C160 70 514 70 502 326', 22) +
    pen.seam('M214 178l20 10M240 148l16 16M434 148l-16 16M460 178l-20 10M280 128l8 18M394 128l-8 18', 3, '#4c2b16', 0.6)
  );
}

export function backpack(pen: Pen): string {
  const body = mirrored(
    [0, 118],
    [100, 116, 158, 160, 166, 250],
    [174, 350, 180, 440, 178, 520],
    [176, 552, 160, floor, 130, floor],
    [0, floor],
  );
  const handle = pen.band('M300 128C300 84 374 84 374 128', 13, pen.accent);
  if (pen.back) {
    const strap = (): string =>
      pen.piece(
        'M250 150C214 170 196 260 206 360C214 440 226 500 240 536L274 528C262 470 252 400 258 340C264 270 290 220 300 160Z',
        { depth: 12 },
      );
    const straps = strap() + pen.turned('translate(674 0) scale(-1 1)', strap);
    return (
      pen.ground(345, floor + 2, 190) +
      handle +
      pen.piece(body, {
        inside:
          pen.fill(roundRect(230, 180, 214, 330, 40), pen.ink.shade) + pen.stitch(roundRect(240, 190, 194, 310, 34)),
      }) +
      straps
    );
  }
  const pocket = mirrored(
    [0, 380],
    [120, 380],
    [140, 384, 146, 400, 146, 420],
    [148, 470],
    [146, 520, 134, 536, 110, 538],
    [0, 538],
  );
  const zip = (d: string): string => pen.seam(d, 7, pen.ink.deep, 0.7) + pen.seam(d, 2, pen.accent.light, 0.8);
  const side = pen.piece('M174 400C140 410 136 500 148 548L186 556V396ZM500 400C534 410 538 500 526 548L488 556V396Z', {
    ink: tonesOf(pen.ink.shade),
    depth: 10,
  });
  const patch =
    pen.cut === 'roll'
      ? pen.piece(mirrored([0, 110], [150, 108, 166, 116, 170, 150], [172, 190], [0, 206]), {
          depth: 14,
        }) +
        [-80, 80]
          .map(
            (x) =>
              pen.band(`M${337 + x} 120V300`, 18, pen.accent) +
              pen.seam(roundRect(337 + x - 15, 250, 30, 26, 4), 5, brass.base, 1),
          )
          .join('')
      : zip('M196 300C190 150 260 140 337 140C414 140 484 150 478 300') +
        pen.fill(roundRect(307, 236, 60, 74, 8), pen.accent.base) +
        pen.fill('M307 280h60v22q0 8-8 8h-44q-8 0-8-8z', pen.accent.shade);
  return (
    pen.ground(345, floor + 2, 205) +
    side +
    handle +
    pen.piece(body, {
      printed: true,
      depth: 20,
      inside: pen.light(sliver(200, 190, 184, 400, 14), 0.35),
    }) +
    patch +
    pen.fill(pocket, '#1c120a', 0.22) +
    pen.piece(pocket, { depth: 14, printed: pen.cut === 'all' }) +
    zip('M204 412H470') +
    pen.fill(roundRect(456, 410, 10, 38, 4), pen.accent.base)
  );
}
