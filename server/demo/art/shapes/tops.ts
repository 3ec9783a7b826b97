import { ellipse, pair, roundRect, sliver } from '../geometry';
import type { Pen } from '../pen';
import { innerBack, torsoPath, type Sleeve, type Torso } from './torso';
import { armholes, buttons, collar, folds, hemStitch, neckband, sleeves } from './clothDetails';

const body: Torso = {
  neck: [54, 124, 42],
  shoulder: [132, 152],
  arm: [118, 252],
  waist: [114, 400],
  hem: [118, 552],
  sag: 9,
};

const womens: Torso = {
  neck: [56, 132, 58],
  shoulder: [112, 156],
  arm: [100, 244],
  waist: [88, 372],
  hem: [108, 520],
  sag: 10,
};

export function tee(pen: Pen): string {
  const t =
    pen.cut === 'women'
      ? { ...womens, hem: [104, 510] as const }
      : pen.cut === 'kids'
        ? { ...body, hem: [112, 500] as const, waist: [110, 380] as const }
        : body;
  const pocket =
    pen.cut === 'pocket' && !pen.back
      ? pen.fill(roundRect(362, 262, 62, 70, 6), pen.ink.shade, 0.35) +
        pen.stitch('M362 264v56q0 8 8 8h46q8 0 8-8v-56z', pen.ink.line, 1.6) +
        pen.seam('M362 264h62', 2)
      : '';
  const motif =
    pen.cut === 'kids' && !pen.back
      ? pen.fill(ellipse(337, 312, 56, 56), pen.accent.base) +
        pen.fill('M281 312a56 56 0 0 0 112 0q-28-18-56 0t-56 0', pen.accent.deep, 0.55) +
        pen.fill(ellipse(356, 290, 15, 15), pen.accent.light)
      : '';
  return (
    sleeves(pen, 'short', t) +
    (pen.back ? '' : innerBack(pen, t)) +
    pen.piece(torsoPath(t, pen.back), {
      printed: true,
      inside: motif + folds(pen, t) + neckband(pen, t) + hemStitch(pen, t) + pocket + armholes(pen, t),
    })
  );
}

/** cut: '' long sleeves, 'short', 'kids', 'grandad' (band collar). */
export function shirt(pen: Pen): string {
  const wide: Torso = {
    neck: [50, 128, 44],
    shoulder: [136, 156],
    arm: [122, 258],
    waist: [116, 400],
    hem: [116, 524],
    sag: 36,
  };
  const t = pen.cut === 'kids' ? { ...wide, hem: [110, 486] as const, waist: [112, 380] as const, sag: 24 } : wide;
  const kind: Sleeve = pen.cut === 'short' || pen.cut === 'kids' ? 'short' : 'long';
  const [sx, sy] = t.shoulder;
  const cuffs =
    kind === 'long'
      ? pen.piece(
          pair(
            [sx + 26, sy + 318],
            [sx + 73, sy + 312],
            [sx + 76, sy + 348],
            [sx + 62, sy + 356, sx + 44, sy + 358, sx + 31, sy + 355],
          ),
          { depth: 8, printed: true },
        )
      : '';
  const [, ny, drop] = t.neck;
  const [hx, hy] = t.hem;
  const end = hy + (t.sag ?? 8);
  const front =
    pen.fill(`M325 ${ny + drop - 8}h24V${end}h-24z`, pen.ink.light, 0.28) +
    pen.seam(`M325 ${ny + drop}V${end}M349 ${ny + drop}V${end}`, 1.6, pen.ink.line, 0.55) +
    buttons(pen, ny + drop + 36, end - 40, 62) +
    pen.fill('M374 258h58v56l-29 14-29-14z', pen.ink.shade, 0.3) +
    pen.seam('M374 258h58v56l-29 14-29-14z', 1.6, pen.ink.line, 0.6) +
    pen.seam('M374 270h58', 1.4, pen.ink.line, 0.5);
  const yoke =
    pen.seam(`M${337 - sx + 8} ${sy + 44}Q337 ${sy + 54} ${337 + sx - 8} ${sy + 44}`, 1.8) +
    pen.dark(sliver(337, sy + 50, 337, hy, 7), 0.16) +
    pen.seam(`M330 ${sy + 50}v34M344 ${sy + 50}v34`, 1.4);
  const band = pen.back
    ? ''
    : pen.piece(
        pair(
          [48, ny - 8],
          [54, ny + 10, 20, ny + drop, 3, ny + drop + 6],
          [1, ny + drop - 8],
          [20, ny + drop - 12, 38, ny + 14, 40, ny - 8],
        ),
        { depth: 5, casts: false },
      );
  return (
    sleeves(pen, kind, t) +
    cuffs +
    (pen.back ? '' : innerBack(pen, t)) +
    pen.piece(torsoPath(t, pen.back), {
      printed: true,
      inside:
        folds(pen, t) +
        (pen.back ? yoke : front) +
        armholes(pen, t) +
        pen.stitch(`M${337 - hx} ${hy - 10}Q337 ${end + 14} ${337 + hx} ${hy - 10}`, pen.ink.line, 1.4),
    }) +
    (pen.cut === 'grandad' ? band : collar(pen, t))
  );
}

export function polo(pen: Pen): string {
  const t: Torso = { ...body, neck: [50, 126, 38], hem: [116, 542] };
  const [sx, sy] = t.shoulder;
  const placket = pen.back
    ? ''
    : pen.fill('M324 160h26v92h-26z', pen.ink.light, 0.3) +
      pen.seam('M324 160v92h26v-92', 1.6) +
      buttons(pen, 186, 240, 28);
  const cuff = pen.piece(
    pair(
      [sx + 56, sy + 106],
      [sx + 64, sy + 130],
      [sx + 46, sy + 142, sx + 24, sy + 150, sx + 2, sy + 155],
      [sx - 2, sy + 134],
      [sx + 24, sy + 130, sx + 44, sy + 118, sx + 56, sy + 106],
    ),
    { ink: pen.accent, depth: 6 },
  );
  return (
    sleeves(pen, 'short', t) +
    cuff +
    (pen.back ? '' : innerBack(pen, t)) +
    pen.piece(torsoPath(t, pen.back), {
      printed: true,
      inside: folds(pen, t) + placket + hemStitch(pen, t, 12) + armholes(pen, t),
    }) +
    collar(pen, t)
  );
}
