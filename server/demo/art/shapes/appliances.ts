import { ellipse, floor, pair, roundRect, sliver } from '../geometry';
import type { Pen } from '../pen';
import { tonesOf } from '../tones';
import { brushed, dark, feet, grip, steel } from './metal';

const knobs = (pen: Pen, xs: number[], y: number, r = 15): string =>
  xs
    .map(
      (x) =>
        pen.fill(ellipse(x + 2, y + 3, r, r), '#20140c', 0.35) +
        pen.fill(ellipse(x, y, r, r), steel.light) +
        pen.seam(`M${x} ${y}v${-r + 3}`, 3, dark.base, 1),
    )
    .join('');

export function cooker(pen: Pen): string {
  const grates = pen.seam('M176 190v-16h132v16M366 190v-16h132v16M242 174v16M432 174v16', 7, dark.base, 1);
  const potInk = tonesOf('#b3532f');
  const pan = pen.back
    ? pen.piece('M186 92H302V150Q302 170 282 170H206Q186 170 186 150Z', { ink: potInk, depth: 10 }) +
      pen.fill(roundRect(178, 84, 132, 12, 6), potInk.deep)
    : '';
  const window =
    pen.fill(roundRect(190, 330, 294, 156, 12), dark.base) +
    pen.fill('M190 430L300 330H360L190 484z', '#ffffff', 0.1) +
    (pen.back
      ? pen.fill(roundRect(206, 346, 262, 124, 8), '#e39a4a', 0.65) +
        pen.fill('M230 440C240 400 300 396 337 398S434 400 444 440Z', '#a5622c') +
        pen.seam('M206 442H468', 4, dark.base, 1)
      : pen.seam('M206 420H468M206 450H468', 3, '#55565a', 1));
  return (
    pen.ground(345, floor, 210) +
    feet(pen, 150, 374) +
    grates +
    pan +
    pen.piece(roundRect(150, 188, 374, 372, 10), {
      depth: 14,
      inside:
        brushed(pen, 150, 188, 374, 372) +
        pen.fill('M150 188H524V204H150z', dark.base) +
        pen.seam('M150 276H524M150 512H524', 3, pen.ink.deep, 0.6) +
        window,
    }) +
    knobs(pen, [196, 252, 308, 366, 422, 478], 240) +
    pen.fill(roundRect(196, 296, 282, 13, 6), steel.light) +
    pen.fill(roundRect(196, 304, 282, 6, 3), steel.shade)
  );
}

export function microwave(pen: Pen): string {
  const y = 262;
  const glow = pen.back
    ? pen.fill(roundRect(126, y + 40, 286, 204, 14), '#f0bd6c') +
      pen.fill(ellipse(269, y + 214, 116, 13), '#fff3d6', 0.8) +
      pen.piece('M196 436C200 470 220 474 269 474S338 470 342 436Z', {
        ink: tonesOf('#2f6d74'),
        depth: 8,
      }) +
      pen.fill(ellipse(269, 436, 73, 12), '#c9573c')
    : pen.fill('M126 420L260 302H330L126 490z', '#ffffff', 0.1);
  const keys = [0, 1, 2, 3, 4, 5, 6, 7, 8]
    .map((i) => roundRect(462 + (i % 3) * 34, y + 112 + Math.floor(i / 3) * 34, 24, 22, 6))
    .join('');
  return (
    pen.ground(345, floor - 2, 270) +
    feet(pen, 96, 482) +
    pen.piece(roundRect(88, y, 498, 298, 18), {
      depth: 16,
      inside: pen.fill(roundRect(108, y + 22, 320, 240, 20), dark.base) + glow,
    }) +
    grip(pen, 430, y + 40, 200) +
    pen.fill(roundRect(458, y + 34, 104, 50, 8), dark.base) +
    pen.fill(roundRect(470, y + 48, 60, 22, 4), '#7ec0a0', 0.85) +
    pen.fill(keys, pen.ink.shade) +
    pen.fill(roundRect(462, y + 222, 92, 30, 8), pen.accent.base)
  );
}

export function tv(pen: Pen): string {
  const screen = pen.fill(roundRect(64, 130, 546, 318, 6), '#17181d');
  const [a, b] = [pen.accent, tonesOf('#e7a858')];
  const picture =
    pen.fill('M72 138H602V440H72z', pen.back ? a.deep : a.light) +
    pen.fill(ellipse(pen.back ? 220 : 430, 232, 52, 52), b.base) +
    pen.fill('M72 330Q160 250 260 310T430 290T602 320V440H72z', a.base) +
    pen.fill('M72 384Q200 320 330 372T602 364V440H72z', a.shade) +
    pen.fill('M72 420Q240 376 400 412T602 404V440H72z', a.deep) +
    pen.fill('M72 138H290L150 440H72z', '#ffffff', 0.1);
  const stand = pen.back
    ? pen.piece('M90 486H584V562H90z', {
        ink: tonesOf('#9b6a42'),
        depth: 10,
        inside: pen.seam('M255 486V562M420 486V562', 3, '#5c3a20', 0.6),
      })
    : '';
  const feetPath = pen.back
    ? pair([150, 446], [164, 446], [184, 486], [132, 486])
    : pair([180, 446], [196, 446], [226, floor - 46], [150, floor - 46]);
  return `${pen.ground(345, pen.back ? floor : floor - 46, 270)}${stand}${pen.fill(feetPath, dark.base)}<g>${pen.piece(roundRect(60, 126, 554, 326, 8), { ink: dark, depth: 4 })}${screen}${picture}</g>`;
}

export function washer(pen: Pen): string {
  const door =
    pen.piece(ellipse(337, 400, 118, 118), { ink: steel, depth: 12 }) + pen.fill(ellipse(337, 400, 94, 94), dark.base);
  const drum = pen.back
    ? pen.fill('M246 410C290 380 330 420 380 398S428 410 430 414A94 94 0 0 1 244 414Z', '#7fa9bd', 0.9) +
      pen.fill(ellipse(300, 440, 34, 22), '#c9573c') +
      pen.fill(ellipse(370, 446, 38, 24), '#e8dcc4')
    : '';
  const shine = pen.fill('M262 360A94 94 0 0 1 350 308Q300 340 286 420Q264 400 262 360Z', '#ffffff', 0.2);
  const basketInk = tonesOf('#cfa873');
  const basket = pen.back
    ? pen.ground(590, floor, 60) +
      pen.piece('M524 470H660L644 566H540Z', {
        ink: basketInk,
        depth: 10,
        inside: pen.seam('M528 496H656M532 522H652M536 546H648', 3, basketInk.deep, 0.5),
      }) +
      pen.piece('M534 470C540 430 580 440 592 446C610 424 650 440 652 470Z', {
        ink: tonesOf('#e5b8a8'),
        depth: 9,
      })
    : '';
  const goods =
    pen.ground(345, floor, 210) +
    feet(pen, 154, 366) +
    pen.piece(roundRect(154, 148, 366, 412, 16), {
      depth: 16,
      inside:
        pen.fill('M154 148H520V232H154z', pen.ink.shade, 0.6) +
        pen.seam('M154 232H520', 3, pen.ink.deep, 0.5) +
        pen.fill(roundRect(178, 170, 96, 40, 6), pen.ink.light) +
        pen.fill(roundRect(372, 174, 74, 32, 6), dark.base) +
        pen.fill(roundRect(382, 184, 30, 12, 3), '#7ec0a0'),
    }) +
    knobs(pen, [324], 190, 24) +
    pen.fill(ellipse(478, 190, 12, 12), pen.accent.base) +
    door +
    drum +
    shine +
    pen.fill(roundRect(430, 384, 16, 44, 7), steel.deep) +
    basket;
  return pen.back ? `<g transform="translate(-58)">${goods}</g>` : goods;
}

export function iron(pen: Pen): string {
  const plate = pen.piece('M92 486C170 462 300 452 560 452L574 500H110C96 500 88 494 92 486Z', {
    ink: steel,
    depth: 7,
  });
  const body =
    'M96 482C150 400 250 340 360 330C420 326 470 330 500 336C540 350 556 400 562 456C400 450 200 460 96 482Z';
  const handle = pen.band('M258 376C280 270 380 246 470 258C530 268 540 300 530 350', 34, pen.accent);
  const tank =
    pen.fill('M170 444C220 390 290 362 352 358L340 430C280 432 220 436 170 444Z', '#a9cbd6', 0.85) +
    pen.light(sliver(200, 424, 320, 368, 6, -4), 0.9);
  const cord = pen.band('M532 330C600 320 600 240 640 200', 12, dark);
  const steam = pen.back
    ? pen.seam('M120 452q-34-10-44-40M142 424q-34-14-40-46M172 396q-30-18-32-50', 8, '#ffffff', 0.75)
    : '';
  const board = pen.back
    ? pen.piece('M60 500H620L600 540H90Z', { ink: tonesOf('#b9c7c0'), depth: 8, printed: false })
    : '';
  const goods =
    pen.ground(345, 504, 240) +
    board +
    cord +
    handle +
    pen.piece(body, {
      depth: 16,
      inside:
        tank +
        pen.fill(ellipse(470, 400, 34, 34), pen.ink.deep, 0.6) +
        pen.fill(ellipse(467, 397, 28, 28), steel.light) +
        pen.seam('M467 397V376', 5, dark.base, 1),
    }) +
    plate +
    steam;
  return goods;
}
