import { ellipse, mirrored, pair, roundRect, sliver } from '../geometry';
import type { Pen } from '../pen';
import { armholes, buttons, collar, folds, hemStitch, sleeves } from './clothDetails';
import { innerBack, torsoPath, type Torso } from './torso';

const boxy: Torso = {
  neck: [52, 126, 40],
  shoulder: [138, 156],
  arm: [126, 262],
  waist: [122, 390],
  hem: [120, 506],
  sag: 4,
};

const cuffs = (pen: Pen, { shoulder: [sx, sy] }: Torso, ink = pen.ink): string => {
  const d = pair(
    [sx + 28, sy + 318],
    [sx + 76, sy + 312],
    [sx + 76, sy + 350],
    [sx + 62, sy + 358, sx + 44, sy + 360, sx + 33, sy + 356],
  );
  return pen.piece(d, { ink, depth: 8 });
};

const waistband = (pen: Pen, half: number, y: number, height: number, ink = pen.ink): string =>
  pen.piece(
    mirrored(
      [0, y + 5],
      [half * 0.4, y + 5, half * 0.8, y + 2, half + 2, y],
      [half - 4, y + height],
      [half * 0.6, y + height + 6, half * 0.3, y + height + 6, 0, y + height + 6],
    ),
    { ink, depth: 9 },
  );

export function denimJacket(pen: Pen): string {
  const t: Torso = { ...boxy, hem: [116, 470], waist: [122, 380] };
  const thread = pen.accent.base;
  const front =
    pen.seam('M337 168V474', 2) +
    pen.fill(roundRect(246, 236, 58, 24, 3) + roundRect(370, 236, 58, 24, 3), pen.ink.shade, 0.8) +
    pen.stitch(
      'M324 168V470M350 168V470M318 250L284 470M356 250L390 470M249 236v19l26 11l26-11v-19M373 236v19l26 11l26-11v-19M212 232H462',
      thread,
      1.7,
    ) +
    pen.dots(
      [196, 258, 320, 382, 444]
        .map((y): [number, number] => [337, y])
        .concat([
          [275, 254],
          [399, 254],
        ]),
      5,
      pen.accent.light,
    );
  const back = pen.stitch('M212 232H462M296 234L278 470M378 234L396 470', thread, 1.8);
  return (
    sleeves(pen, 'long', t) +
    cuffs(pen, t) +
    (pen.back ? '' : innerBack(pen, t)) +
    pen.piece(torsoPath(t, pen.back), {
      printed: true,
      inside: folds(pen, t) + (pen.back ? back : front) + armholes(pen, t),
    }) +
    waistband(pen, 117, 466, 34) +
    (pen.back ? '' : pen.fill(ellipse(337, 490, 5, 5), pen.accent.light)) +
    collar(pen, t)
  );
}

export function bomber(pen: Pen): string {
  const t: Torso = { ...boxy, neck: [50, 128, 34], hem: [124, 476], waist: [132, 390] };
  const zip = pen.back
    ? pen.dark(sliver(337, 170, 337, 470, 6))
    : pen.fill('M332 160h10v320h-10z', pen.ink.deep, 0.7) +
      pen.seam('M337 164v312', 2.4, pen.accent.light, 0.8) +
      pen.fill('M333 196h8v22h-8z', pen.accent.base) +
      [-1, 1]
        .map(
          (s) =>
            pen.seam(`M${337 + s * 84} 340l${-s * 22} 84`, 7, pen.ink.deep, 0.5) +
            pen.seam(`M${337 + s * 81} 341l${-s * 22} 84`, 2, pen.ink.light, 0.7),
        )
        .join('');
  const collarRib = pen.back
    ? pen.piece(mirrored([0, 118], [24, 118, 40, 118, 50, 124], [60, 148], [40, 158, 20, 158, 0, 158]), { depth: 8 })
    : pen.piece(
        pair([48, 114], [62, 122, 64, 140, 56, 152], [44, 170, 22, 184, 4, 188], [3, 168], [24, 164, 44, 142, 48, 114]),
        { depth: 8 },
      );
  return (
    sleeves(pen, 'long', t) +
    cuffs(pen, t, pen.accent) +
    (pen.back ? '' : innerBack(pen, t, pen.accent)) +
    pen.piece(torsoPath(t, pen.back), { inside: folds(pen, t) + zip + armholes(pen, t) }) +
    waistband(pen, 124, 472, 36, pen.accent) +
    pen.seam('M230 478v32M262 482v30M294 484v30M380 484v30M412 482v30M444 478v32', 1.4, pen.accent.line, 0.5) +
    collarRib
  );
}

/** cut: '' blazer, 'mens' blazer, 'trench' long and belted. */
export function tailored(pen: Pen): string {
  const trench = pen.cut === 'trench';
  const t: Torso = trench
    ? { neck: [46, 96, 60], shoulder: [112, 120], arm: [100, 206], waist: [88, 318], hem: [128, 548], sag: 8 }
    : pen.cut === 'mens'
      ? { neck: [48, 112, 60], shoulder: [140, 138], arm: [128, 246], waist: [120, 384], hem: [128, 548], sag: 4 }
      : { neck: [48, 116, 60], shoulder: [130, 142], arm: [118, 244], waist: [104, 372], hem: [126, 534], sag: 4 };
  const [, ny] = t.neck;
  const open = trench ? 262 : 344;
  const [hx, hy] = t.hem;
  const lapel = pair(
    [40, ny - 8],
    [56, ny + 6],
    [74, ny + 82],
    [60, ny + 92],
    [66, ny + 106],
    [2, open + 4],
    [4, open - 20, 30, ny + 60, 40, ny - 8],
  );
  const gap = mirrored([0, ny + 4], [40, ny - 2], [30, ny + 60, 8, open - 30, 0, open]);
  const front =
    pen.fill(gap, pen.accent.base) +
    pen.fill(
      mirrored([0, ny + 6], [26, ny + 6, 34, ny + 2, 38, ny], [26, ny + 50, 10, ny + 74, 0, ny + 80]),
      pen.accent.deep,
      0.55,
    ) +
    pen.seam(`M337 ${open}V${hy + 6}`, 2.4, pen.ink.deep, 0.6);
  const pockets = [-1, 1]
    .map(
      (s) =>
        pen.fill(roundRect(337 + s * 66 - 30, trench ? 392 : 420, 60, 17, 3), pen.ink.shade) +
        pen.seam(`M${337 + s * 66 - 30} ${trench ? 392 : 420}h60`, 2),
    )
    .join('');
  const belt = trench
    ? pen.piece(mirrored([0, 306], [92, 304], [92, 328], [0, 330]), { depth: 7 }) +
      (pen.back
        ? ''
        : pen.piece('M344 318l20 98l20-4l-20-96z', { depth: 6 }) +
          pen.seam(roundRect(326, 304, 32, 28, 4), 4, pen.accent.deep, 1))
    : '';
  const breast = trench
    ? buttons(pen, 274, 300, 60, 312) +
      buttons(pen, 274, 300, 60, 362) +
      buttons(pen, 362, 380, 60, 312) +
      buttons(pen, 362, 380, 60, 362)
    : pen.fill('M378 268l44-7l2 11l-44 7z', pen.ink.light, 0.8) +
      pen.fill(ellipse(337, 362, 6, 6), pen.ink.deep) +
      pen.fill(ellipse(337, 430, 6, 6), pen.ink.deep);
  const vent = pen.seam(`M337 ${ny + 20}V${hy}`, 2) + pen.dark(sliver(339, hy + 10, 339, hy - 130, 8), 0.35);
  const torso = pen.piece(torsoPath({ ...t, neck: [t.neck[0], ny, 12] }, pen.back), {
    printed: true,
    inside:
      folds(pen, t) +
      (pen.back ? vent : front + pockets + breast) +
      armholes(pen, t) +
      (trench ? pen.dark(sliver(337 - hx + 30, hy, 337 - 60, 340, 10), 0.18) : ''),
  });
  return (
    sleeves(pen, 'long', t) +
    torso +
    (pen.back
      ? collar(pen, { ...t, neck: [t.neck[0], ny, 20] })
      : pen.piece(lapel, { depth: 10, printed: true, casts: false }) +
        pen.seam(`M${337 + 74} ${ny + 82}L${337 + 46} ${ny + 66}M${337 - 74} ${ny + 82}L${337 - 46} ${ny + 66}`, 1.8)) +
    belt
  );
}

export function hoodie(pen: Pen): string {
  const t: Torso = {
    ...boxy,
    neck: [58, 138, 30],
    hem: pen.cut === 'kids' ? [114, 448] : [122, 488],
    waist: [126, 390],
  };
  const hy = t.hem[1];
  const hood = pen.back
    ? pen.piece(mirrored([0, 92], [46, 92, 70, 116, 74, 158], [60, 210, 30, 236, 0, 240]), {
        inside: pen.seam('M337 92V240', 2),
      })
    : pen.piece(mirrored([0, 84], [52, 84, 78, 116, 76, 158], [60, 190, 30, 202, 0, 204]), {}) +
      pen.fill(mirrored([0, 104], [34, 104, 54, 128, 52, 154], [38, 178, 20, 190, 0, 194]), pen.ink.deep) +
      pen.fill(mirrored([0, 104], [30, 104, 48, 118, 51, 140], [30, 128, 18, 128, 0, 128]), pen.ink.shade);
  const cords = pen.back
    ? ''
    : pen.seam('M314 190q-4 40 2 74M360 190q6 34 0 62', 4.5, pen.accent.base, 1) +
      pen.seam('M316 258v12M360 246v12', 7, pen.accent.shade, 1);
  const pouch = pen.back
    ? ''
    : pen.fill(mirrored([0, hy - 124], [62, hy - 124], [92, hy - 44], [92, hy - 8], [0, hy - 2]), pen.ink.shade, 0.5) +
      pen.stitch(mirrored([0, hy - 124], [62, hy - 124], [92, hy - 44], [92, hy - 8]), pen.ink.line, 1.7);
  return (
    sleeves(pen, 'long', t) +
    cuffs(pen, t) +
    pen.piece(torsoPath(t, true), { printed: true, inside: folds(pen, t) + pouch + armholes(pen, t) }) +
    waistband(pen, t.hem[0], hy - 4, 32) +
    hood +
    cords
  );
}

/** Northern smock: wide, striped, embroidered at the neck. */
export function smock(pen: Pen): string {
  const t: Torso = {
    neck: [48, 112, 66],
    shoulder: [128, 138],
    arm: [124, 262],
    waist: [140, 400],
    hem: [188, 552],
    sag: 18,
    pointed: true,
  };
  const [, ny] = t.neck;
  const trim = pen.back
    ? ''
    : pen.fill(
        mirrored([0, ny + 66], [50, ny], [68, ny + 4], [58, ny + 70, 30, ny + 96, 0, ny + 150]),
        pen.accent.base,
      ) +
      pen.seam(mirrored([0, ny + 76], [58, ny + 6]).replace('Z', ''), 3, pen.ink.deep, 0.8) +
      pen.stitch(mirrored([0, ny + 134], [28, ny + 92, 50, ny + 66, 61, ny + 10]), pen.ink.deep, 3);
  const gores =
    pen.dark([-130, -62, 70, 138].map((x) => sliver(337 + x, 566, 337 + x * 0.6, 290, 13, x * 0.06)).join(''), 0.24) +
    pen.light([-160, -96, 20, 100].map((x) => sliver(337 + x, 560, 337 + x * 0.62, 310, 10)).join(''), 0.26);
  return (
    sleeves(pen, 'wide', t) +
    (pen.back ? '' : innerBack(pen, t)) +
    pen.piece(torsoPath(t, pen.back), { printed: true, inside: gores + trim + armholes(pen, t) + hemStitch(pen, t) })
  );
}
