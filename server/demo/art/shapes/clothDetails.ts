import { mirrored, pair, sliver } from '../geometry';
import type { Pen } from '../pen';
import { sleevePath, type Sleeve, type Torso } from './torso';

/** The folds of every top: from the armpits and down from the chest. */
export function folds(pen: Pen, t: Torso): string {
  const [ax, ay] = t.arm;
  const [hx, hy] = t.hem;
  const m = 337;
  const shade = [
    sliver(m + ax - 2, ay + 4, m + 34, ay + 92, 8, -10),
    sliver(m - ax + 2, ay + 8, m - 46, ay + 74, 7, 8),
    sliver(m + hx * 0.72, hy + 8, m + hx * 0.42, ay + 120, 13, 8),
    sliver(m - hx * 0.3, hy + 8, m - hx * 0.52, ay + 140, 10, -8),
  ];
  const lit = [
    sliver(m - hx * 0.6, hy - 4, m - hx * 0.76, ay + 70, 11, 4),
    sliver(m + hx * 0.12, hy - 20, m, ay + 110, 9, 6),
  ];
  return pen.dark(shade.join(''), 0.15) + pen.light(lit.join(''), 0.34);
}

/** A sleeve's shade at the body, its fold and its hem. */
export function sleeves(pen: Pen, kind: Sleeve, t: Torso): string {
  const [sx, sy] = t.shoulder;
  const [ax, ay] = t.arm;
  const under = pen.dark(
    pair([sx - 14, sy - 10], [sx + 2, sy + 30, ax + 14, ay - 20, ax + 8, ay + 60], [ax - 60, ay + 60], [ax - 60, sy]),
    0.2,
  );
  const elbow = kind === 'long' || kind === 'bishop';
  const dark = elbow
    ? [
        sliver(337 + sx + 8, sy + 196, 337 + sx + 58, sy + 176, 6, 4),
        sliver(337 - sx - 8, sy + 200, 337 - sx - 50, sy + 186, 6, 4),
        sliver(337 + sx + 22, sy + 70, 337 + sx + 50, sy + 300, 8, 10),
      ]
    : [sliver(337 + ax, ay, 337 + sx + 34, sy + 70, 6)];
  const lit = elbow
    ? sliver(337 - sx - 20, sy + 60, 337 - sx - 58, sy + 230, 7, 4)
    : sliver(337 - sx - 4, sy + 20, 337 - sx - 42, sy + 112, 8);
  const folded = pen.dark(dark.join(''), 0.17) + pen.light(lit, 0.42);
  return pen.piece(sleevePath(kind, t), { printed: true, inside: under + folded });
}

export const neckband = (pen: Pen, t: Torso, width = 13): string => {
  const [nx, ny, drop] = t.neck;
  const low = pen.back ? ny + 12 : ny + drop;
  const d = mirrored(
    [0, low],
    [nx * 0.62, low, nx, low - (low - ny) * 0.45, nx, ny],
    [nx + width, ny + 4],
    [nx + width, low - (low - ny) * 0.3, nx * 0.7 + 6, low + width, 0, low + width],
  );
  return (
    pen.fill(d, pen.ink.shade) +
    pen.seam(
      mirrored(
        [0, low + width],
        [nx * 0.7 + 6, low + width, nx + width, low - (low - ny) * 0.3, nx + width, ny + 4],
      ).replace(/L.*?Z$/, ''),
      1.6,
      pen.ink.line,
      0.5,
    )
  );
};

export const armholes = (pen: Pen, { shoulder: [sx, sy], arm: [ax, ay] }: Torso): string =>
  [1, -1]
    .map((s) =>
      pen.seam(
        `M${337 + s * sx} ${sy}C${337 + s * (sx - 9)} ${sy + (ay - sy) * 0.45} ${337 + s * (ax - 12)} ${ay - 26} ${337 + s * ax} ${ay}`,
        2.2,
        pen.ink.deep,
        0.45,
      ),
    )
    .join('');

export const hemStitch = (pen: Pen, { hem: [hx, hy], sag = 8 }: Torso, lift = 14): string =>
  pen.stitch(`M${337 - hx} ${hy - lift}Q337 ${hy + sag * 1.6 - lift} ${337 + hx} ${hy - lift}`, pen.ink.line, 1.6);

export function collar(pen: Pen, t: Torso): string {
  const [nx, ny, drop] = t.neck;
  if (pen.back)
    return pen.piece(
      mirrored(
        [0, ny - 12],
        [nx * 0.6, ny - 12, nx * 0.9, ny - 8, nx + 2, ny - 2],
        [nx + 12, ny + 18],
        [nx * 0.6, ny + 22, nx * 0.4, ny + 26, 0, ny + 26],
      ),
      { depth: 8 },
    );
  const leaf = pair(
    [nx - 6, ny - 12],
    [nx + 8, ny - 2, nx + 14, ny + 8, nx + 16, ny + 18],
    [nx * 0.62 + 4, ny + drop + 34],
    [nx * 0.4, ny + drop + 14, nx * 0.1, ny + drop, 2, ny + drop - 6],
    [nx * 0.5, ny + drop * 0.6, nx * 0.8, ny + 20, nx - 6, ny - 12],
  );
  return pen.piece(leaf, { depth: 9, casts: false, printed: pen.cut !== 'polo', outlined: true });
}

export const buttons = (pen: Pen, from: number, to: number, step: number, x = 337): string => {
  const ys: number[] = [];
  for (let y = from; y <= to; y += step) ys.push(y);
  return (
    pen.dots(
      ys.map((y) => [x + 1, y + 1]),
      5,
      pen.ink.deep,
      0.5,
    ) +
    pen.dots(
      ys.map((y) => [x, y]),
      4,
      pen.ink.light,
    )
  );
};
