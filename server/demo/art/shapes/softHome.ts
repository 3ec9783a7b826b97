import { floor, mirrored, sliver } from '../geometry';
import type { Pen } from '../pen';
import { legs, linen, wood } from './living';

/** A row of woven triangles. */
const teeth = (y: number, height: number): string =>
  [0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) => `M${206 + i * 29} ${y}h29l-14.5 ${height}z`).join('');

/** Rug from above; with a rolled corner in the second picture. */
export function rug(pen: Pen): string {
  const fringe: string[] = [];
  for (let x = 156; x <= 518; x += 11) fringe.push(`M${x} 92v-22M${x} 582v22`);
  const d = pen.back ? 'M150 92H524V470C500 560 440 582 400 582H150Z' : 'M150 92H524V582H150Z';
  const border =
    pen.seam('M176 118H498V556H176z', 10, pen.accent.base, 1) + pen.seam('M190 132H484V542H190z', 3, pen.ink.line, 0.6);
  const diamond =
    pen.fill('M337 190L424 337L337 484L250 337Z', pen.accent.base) +
    pen.fill('M337 240L394 337L337 434L280 337Z', pen.ink.base) +
    pen.fill('M337 284L368 337L337 390L306 337Z', pen.accent.deep) +
    pen.fill(teeth(160, 22) + teeth(514, -22), pen.accent.base) +
    pen.fill('M222 310l14 27l-14 27l-14-27zM452 310l14 27l-14 27l-14-27z', pen.accent.deep);
  const corner = pen.back
    ? pen.piece('M524 470C470 440 420 480 400 582C440 590 510 560 524 470Z', {
        ink: linen,
        depth: 14,
        inside: pen.dark(sliver(420, 560, 510, 470, 10, -14), 0.2),
      })
    : '';
  return (
    pen.seam(fringe.filter((_, i) => !pen.back || i < 23).join(''), 3, linen.shade, 1) +
    pen.piece(d, { depth: 8, printed: true, inside: border + diamond }) +
    corner
  );
}

const pillowPath = (x: number, y: number, w: number, h: number): string =>
  `M${x} ${y}Q${x + w / 2} ${y + 26} ${x + w} ${y}Q${x + w - 22} ${y + h / 2} ${x + w} ${y + h}Q${x + w / 2} ${y + h - 22} ${x} ${y + h}Q${x + 22} ${y + h / 2} ${x} ${y}Z`;

const creases = (pen: Pen, x: number, y: number, w: number, h: number): string =>
  pen.dark(
    sliver(x + 10, y + 10, x + w * 0.3, y + h * 0.3, 6) +
      sliver(x + w - 8, y + h - 8, x + w * 0.7, y + h * 0.7, 7) +
      sliver(x + w - 10, y + 10, x + w * 0.72, y + h * 0.26, 6),
    0.2,
  );

/** cut: '' one cushion, 'pillows' a pair of bed pillows. */
export function cushion(pen: Pen): string {
  const one = (x: number, y: number, w: number, h: number, ink = pen.ink): string =>
    pen.piece(pillowPath(x, y, w, h), { ink, depth: 26, printed: ink === pen.ink, inside: creases(pen, x, y, w, h) });
  if (pen.cut === 'pillows')
    return pen.back
      ? one(120, 140, 440, 190) + one(110, 270, 450, 190) + one(124, 400, 440, 180, pen.accent)
      : one(170, 170, 400, 260) + one(96, 270, 420, 270);
  return pen.back
    ? pen.turned('rotate(-12 260 300)', () => one(120, 150, 290, 290)) +
        pen.turned('rotate(14 420 400)', () => one(270, 260, 290, 290, pen.accent))
    : one(134, 134, 406, 406);
}

/** Made bed, from its foot. cut: 'throw' adds a blanket. */
export function bed(pen: Pen): string {
  const head = pen.piece(mirrored([0, 150], [190, 150, 236, 156, 240, 190], [240, 470], [0, 470]), {
    ink: wood,
    depth: 14,
    inside: pen.seam('M217 160V320M337 154V320M457 160V320', 3, wood.deep, 0.35),
  });
  const pillow = (x: number, y: number, w: number, ink = linen): string =>
    pen.piece(pillowPath(x, y, w, 104), { ink, depth: 16, inside: creases(pen, x, y, w, 104) });
  const sheet = pen.piece(mirrored([0, 362], [226, 362], [246, 420, 252, 470, 254, 540], [0, 546]), {
    ink: linen,
    depth: 10,
  });
  const duvet = pen.piece(
    mirrored([0, 384], [180, 384, 222, 386, 232, 392], [252, 440, 262, 490, 262, 548], [130, 562, 60, 560, 0, 560]),
    {
      depth: 22,
      printed: true,
      inside:
        pen.dark(
          [
            sliver(140, 556, 180, 420, 14, 8),
            sliver(300, 560, 290, 430, 12, -8),
            sliver(520, 556, 480, 430, 16, 8),
            sliver(420, 556, 400, 470, 9),
          ].join(''),
          0.17,
        ) + pen.light(sliver(220, 420, 200, 540, 16) + sliver(370, 410, 350, 500, 12), 0.35),
    },
  );
  const fold = pen.piece(mirrored([0, 380], [228, 380], [240, 420], [120, 434, 60, 436, 0, 436]), {
    ink: pen.accent,
    depth: 10,
  });
  const blanket =
    pen.cut === 'throw' || pen.back
      ? pen.piece('M250 436L430 440L470 562C400 570 330 568 270 562Z', {
          ink: pen.accent,
          depth: 12,
          inside: pen.dark(sliver(300, 562, 310, 450, 9) + sliver(400, 562, 390, 460, 8), 0.2),
        })
      : '';
  return (
    pen.ground(345, floor, 280) +
    legs(pen, 232, 520, 2) +
    head +
    pillow(122, 268, 206) +
    pillow(346, 268, 206) +
    (pen.back ? pillow(236, 290, 200, pen.accent) : '') +
    sheet +
    duvet +
    fold +
    blanket
  );
}

/** Folded towels or blankets. */
export function folded(pen: Pen): string {
  const tier = (y: number, h: number, ink = pen.ink): string =>
    pen.piece(`M150 ${y}Q136 ${y + h / 2} 150 ${y + h}H510Q548 ${y + h / 2} 510 ${y}Z`, {
      ink,
      depth: 14,
      printed: ink === pen.ink,
      inside: pen.seam(`M150 ${y + h / 2}H512`, 3, ink.deep, 0.4) + pen.fill(`M470 ${y}h16v${h}h-16z`, ink.light, 0.7),
    });
  if (pen.back)
    return (
      pen.band('M96 130H578', 16, wood) +
      pen.piece('M200 116H474V500H200Z', {
        depth: 16,
        printed: true,
        inside:
          pen.fill('M200 430h274v12H200zM200 452h274v6H200z', pen.ink.light) +
          pen.dark(sliver(260, 500, 250, 140, 9) + sliver(400, 500, 414, 160, 10), 0.16),
      }) +
      pen.piece('M300 116H540V400H300Z', {
        ink: pen.accent,
        depth: 14,
        inside: pen.dark(sliver(400, 400, 390, 130, 10), 0.18),
      })
    );
  return pen.ground(345, floor, 220) + tier(474, 92) + tier(390, 84, pen.accent) + tier(300, 90) + tier(222, 78, linen);
}
