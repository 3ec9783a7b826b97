import { ellipse, floor, mirrored, roundRect, sliver } from '../geometry';
import type { Pen } from '../pen';
import type { Tones } from '../tones';
import { brass } from './metal';

/** The handle on the far side of a bag. */
const inShade = ({ shade, deep, line }: Tones): Tones => ({ base: shade, light: shade, shade: deep, deep, line });

const clasp = (pen: Pen, x: number, y: number): string =>
  pen.piece(roundRect(x - 15, y - 11, 30, 24, 5), { ink: brass, depth: 5 });

/** cut: '' flap, 'plain' open top, 'moon' half-moon on a long strap. */
export function handbag(pen: Pen): string {
  if (pen.cut === 'moon') return moon(pen);
  const body = mirrored(
    [0, 284],
    [90, 284, 140, 282, 156, 286],
    [176, 370, 192, 460, 200, 536],
    [202, 556, 194, floor, 170, floor],
    [0, floor],
  );
  const handle = pen.band('M262 290C256 130 418 130 412 290', 20);
  const far = pen.band('M276 284C272 160 402 160 398 284', 14, inShade(pen.ink));
  const lower = pen.stitch('M152 532Q337 566 522 532M190 296L150 540M484 296L524 540', pen.ink.line, 2);
  const flap = mirrored(
    [0, 278],
    [92, 278, 146, 278, 160, 284],
    [166, 330, 164, 370, 150, 396],
    [100, 424, 40, 434, 0, 434],
  );
  const front = pen.back
    ? pen.fill(roundRect(236, 372, 202, 118, 8), pen.ink.shade, 0.4) +
      pen.stitch('M236 376v106q0 8 8 8h186q8 0 8-8V376') +
      pen.seam('M236 374h202', 4, brass.base, 1)
    : '';
  return (
    pen.ground(345, floor + 2, 214) +
    far +
    pen.piece(body, {
      printed: true,
      inside:
        lower + front + pen.light(sliver(196, 320, 168, 520, 14), 0.3) + pen.dark(sliver(470, 330, 500, 540, 16), 0.2),
    }) +
    (pen.back || pen.cut === 'plain'
      ? ''
      : pen.fill(flap, '#2a1a10', 0.25) +
        pen.piece(flap, {
          depth: 14,
          inside: pen.stitch(mirrored([0, 424], [40, 424, 96, 414, 142, 390], [152, 360]), pen.ink.line, 2),
        }) +
        clasp(pen, 337, 428)) +
    (pen.cut === 'plain' && !pen.back
      ? pen.piece(mirrored([0, 326], [150, 322], [154, 350], [0, 354]), { ink: pen.accent, depth: 6 }) +
        clasp(pen, 337, 340)
      : '') +
    handle +
    pen.fill(ellipse(262, 292, 9, 9) + ellipse(412, 292, 9, 9), brass.base)
  );
}

function moon(pen: Pen): string {
  const body = 'M138 330C150 300 524 300 536 330C552 440 470 548 337 552C204 548 122 440 138 330Z';
  const strap = pen.band('M150 332C110 120 250 70 337 70C424 70 564 120 524 332', 13);
  const zip =
    pen.seam('M150 344C240 322 434 322 524 344', 7, pen.ink.deep, 0.8) +
    pen.seam('M150 344C240 322 434 322 524 344', 2.5, brass.light, 1) +
    pen.fill(roundRect(452, 342, 12, 40, 5), brass.base);
  return (
    pen.ground(345, 552, 130, 14) +
    strap +
    pen.piece(body, {
      printed: true,
      depth: 20,
      inside:
        zip +
        pen.stitch('M158 372C180 460 250 528 337 532C424 528 494 460 516 372', pen.ink.line, 2) +
        (pen.back ? pen.seam('M220 420H454', 3) : pen.light(sliver(176, 370, 250, 500, 16, -12), 0.4)),
    }) +
    pen.fill(ellipse(150, 336, 10, 10) + ellipse(524, 336, 10, 10), brass.base)
  );
}

export function tote(pen: Pen): string {
  const body = mirrored(
    [0, 250],
    [60, 252, 120, 248, 160, 246],
    [172, 350, 178, 450, 180, 540],
    [180, 560, 172, floor, 150, floor],
    [0, floor],
  );
  const far = pen.band('M264 256C266 120 408 120 410 256', 17, inShade(pen.ink));
  const handle = pen.band('M252 300C246 90 428 90 422 300', 21, pen.cut === 'print' ? pen.ink : pen.accent);
  const ends =
    pen.fill('M240 280h24v60h-24zM410 280h24v60h-24z', (pen.cut === 'print' ? pen.ink : pen.accent).shade) +
    pen.stitch('M244 286h16v48h-16zM414 286h16v48h-16z', pen.accent.light, 1.6);
  const mark =
    pen.cut === 'print' || pen.back
      ? ''
      : pen.fill(ellipse(337, 430, 62, 62), pen.accent.base) +
        pen.fill('M275 430a62 62 0 0 0 124 0q-32-22-62 0t-62 0', pen.accent.deep, 0.6);
  const pocket = pen.back
    ? pen.fill(roundRect(250, 370, 174, 140, 6), pen.ink.shade, 0.5) +
      pen.stitch('M250 372h174v130q0 8-8 8H258q-8 0-8-8z', pen.ink.line, 2)
    : '';
  return (
    pen.ground(345, floor + 2, 190) +
    far +
    pen.piece(body, {
      printed: true,
      inside:
        mark +
        pocket +
        pen.dark(
          [sliver(210, 560, 226, 330, 12), sliver(440, 560, 420, 360, 14), sliver(330, 566, 350, 480, 9)].join(''),
          0.14,
        ) +
        pen.light(sliver(190, 300, 184, 520, 12), 0.4) +
        pen.seam('M178 268Q337 278 496 268', 2),
    }) +
    handle +
    ends
  );
}
