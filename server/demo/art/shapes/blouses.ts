import { sliver } from '../geometry';
import type { Pen } from '../pen';
import { armholes, hemStitch, sleeves } from './clothDetails';
import { innerBack, torsoPath, type Torso } from './torso';

/** Skirt folds that run from the waist and open towards the hem. */
export function falls(pen: Pen, t: Torso): string {
  const [wx, wy] = t.waist;
  const [hx, hy] = t.hem;
  const run = (shares: number[], width: number): string =>
    shares.map((s) => sliver(337 + hx * s, hy + 14, 337 + wx * s * 0.9, wy + 12, width, hx * s * 0.06)).join('');
  return (
    pen.dark(run([-0.78, -0.36, 0.3, 0.74], Math.max(8, hx * 0.09)), 0.17) +
    pen.light(run([-0.6, -0.1, 0.5], Math.max(6, hx * 0.06)), 0.32)
  );
}

/** Thin straps, in front and at the back. */
export const loops = (pen: Pen, nx: number, ny: number): string =>
  [1, -1]
    .map((s) => {
      const x = 337 + s * nx;
      return (
        pen.seam(
          `M${337 + s * (nx - 16)} ${ny + 4}C${x - s * 14} ${ny - 40} ${x - s * 12} ${ny - 66} ${x - s * 4} ${ny - 68}`,
          4,
          pen.ink.deep,
          1,
        ) +
        pen.seam(
          `M${x} ${ny + 4}C${x + s * 4} ${ny - 30} ${x + s * 6} ${ny - 66} ${x - s * 4} ${ny - 68}`,
          5,
          pen.ink.base,
          1,
        )
      );
    })
    .join('');

/** cut: 'puff' blouse, 'peplum' kaba top, 'cami'. */
export function blouse(pen: Pen): string {
  const t: Torso =
    pen.cut === 'peplum'
      ? { neck: [60, 140, 44], shoulder: [108, 158], arm: [98, 238], waist: [84, 350], hem: [138, 470], sag: 20 }
      : pen.cut === 'cami'
        ? {
            neck: [58, 196, 36],
            shoulder: [62, 194],
            arm: [98, 250],
            waist: [96, 370],
            hem: [122, 500],
            sag: 12,
            pointed: true,
          }
        : {
            neck: [52, 138, 72],
            shoulder: [106, 156],
            arm: [98, 240],
            waist: [94, 372],
            hem: [116, 512],
            sag: 10,
            pointed: true,
          };
  const [nx, ny] = t.neck;
  const [wx, wy] = t.waist;
  const straps = pen.cut === 'cami' ? loops(pen, nx, ny) : '';
  const seamed =
    pen.cut === 'peplum'
      ? pen.seam(`M${337 - wx} ${wy}Q337 ${wy + 14} ${337 + wx} ${wy}`, 3, pen.ink.deep, 0.6)
      : pen.seam(`M337 ${ny + 80}V${ny + 150}`, 1.8) +
        pen.dark([-40, -18, 16, 38].map((x) => sliver(337 + x, ny + 70, 337 + x * 1.5, wy, 6)).join(''), 0.16);
  const plain = pen.cut === 'cami';
  return (
    straps +
    (plain ? '' : sleeves(pen, pen.cut === 'bishop' ? 'bishop' : 'puff', t)) +
    (pen.back ? '' : innerBack(pen, t)) +
    pen.piece(torsoPath(t, pen.back), {
      printed: true,
      inside: falls(pen, t) + seamed + (plain ? '' : armholes(pen, t)) + hemStitch(pen, t, 12),
    })
  );
}
