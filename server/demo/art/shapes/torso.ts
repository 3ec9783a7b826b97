import { mirrored, pair } from '../geometry';
import type { Pen } from '../pen';

/** Measurements of a top, in frame units from the middle line. */
export interface Torso {
  /** Neck: half width, y position, depth in front. */
  neck: readonly [half: number, y: number, drop: number];
  /** Outer end of the shoulder. */
  shoulder: readonly [x: number, y: number];
  arm: readonly [x: number, y: number];
  waist: readonly [x: number, y: number];
  hem: readonly [x: number, y: number];
  /** How far the middle of the hem is below its ends. */
  sag?: number;
  /** V instead of a round neck. */
  pointed?: boolean;
}

export function torsoPath(t: Torso, back = false): string {
  const [nx, ny, drop] = t.neck;
  const low = back ? ny + 12 : ny + drop;
  const neck =
    t.pointed && !back
      ? [nx * 0.55, low - drop * 0.42, nx * 0.95, ny + drop * 0.3, nx, ny]
      : [nx * 0.62, low, nx, low - (low - ny) * 0.45, nx, ny];
  const [sx, sy] = t.shoulder;
  const [ax, ay] = t.arm;
  const [wx, wy] = t.waist;
  const [hx, hy] = t.hem;
  const sag = t.sag ?? 8;
  return mirrored(
    [0, low],
    neck,
    [nx + (sx - nx) * 0.4, ny + (sy - ny) * 0.28, sx - 14, sy - 5, sx, sy],
    [sx - 9, sy + (ay - sy) * 0.45, ax - 12, ay - 26, ax, ay],
    [ax - 1, ay + (wy - ay) * 0.4, wx, wy - (wy - ay) * 0.3, wx, wy],
    [wx, wy + (hy - wy) * 0.35, hx - (hx - wx) * 0.25, hy - (hy - wy) * 0.4, hx, hy],
    [hx * 0.6, hy + sag, hx * 0.3, hy + sag, 0, hy + sag],
  );
}

/** The inside of the back, seen through the neck. */
export function innerBack(pen: Pen, t: Torso, ink = pen.ink): string {
  const [nx, ny, drop] = t.neck;
  const d = mirrored([0, ny + 2], [nx * 0.5, ny + 2, nx * 0.8, ny, nx, ny - 3], [nx, ny + drop], [0, ny + drop + 6]);
  return (
    pen.fill(d, ink.deep) +
    pen.fill(
      mirrored(
        [0, ny + 2],
        [nx * 0.5, ny + 2, nx * 0.8, ny, nx, ny - 3],
        [nx * 0.9, ny + 12, nx * 0.5, ny + 15, 0, ny + 15],
      ),
      ink.shade,
    )
  );
}

export type Sleeve = 'short' | 'wide' | 'long' | 'puff' | 'bishop' | 'cap';

/** Both sleeves; drawn before the body, which overlaps them. */
export function sleevePath(kind: Sleeve, t: Torso): string {
  const [sx, sy] = t.shoulder;
  const [ax, ay] = t.arm;
  const top: [number, number] = [sx - 12, sy - 5];
  switch (kind) {
    case 'short':
      return pair(
        top,
        [sx + 18, sy + 4, sx + 46, sy + 62, sx + 62, sy + 128],
        [sx + 46, sy + 140, sx + 24, sy + 150, sx + 2, sy + 153],
        [ax - 8, ay + 14, ax - 6, ay + 8, ax - 8, ay],
        [ax - 22, sy + 60],
      );
    case 'wide':
      return pair(
        top,
        [sx + 30, sy + 8, sx + 84, sy + 74, sx + 104, sy + 138],
        [sx + 80, sy + 164, sx + 48, sy + 178, sx + 16, sy + 186],
        [ax + 2, ay + 40, ax - 4, ay + 20, ax - 8, ay],
        [ax - 22, sy + 60],
      );
    case 'cap':
      return pair(
        top,
        [sx + 20, sy + 4, sx + 36, sy + 40, sx + 40, sy + 76],
        [sx + 24, sy + 86, sx + 8, sy + 92, ax - 4, ay - 2],
        [ax - 24, sy + 50],
      );
    case 'puff':
      return pair(
        top,
        [sx + 34, sy - 18, sx + 84, sy + 36, sx + 82, sy + 104],
        [sx + 80, sy + 128, sx + 66, sy + 136, sx + 56, sy + 138],
        [sx + 40, sy + 150, sx + 24, sy + 154, sx + 8, sy + 152],
        [ax, ay + 26, ax - 8, ay + 12, ax - 8, ay],
        [ax - 24, sy + 50],
      );
    case 'bishop':
      return pair(
        top,
        [sx + 22, sy, sx + 44, sy + 90, sx + 64, sy + 190],
        [sx + 84, sy + 250, sx + 92, sy + 290, sx + 74, sy + 316],
        [sx + 58, sy + 326, sx + 40, sy + 328, sx + 26, sy + 326],
        [sx + 6, sy + 300, sx + 4, sy + 250, sx + 4, sy + 210],
        [ax - 4, ay + 60, ax - 8, ay + 20, ax - 8, ay],
        [ax - 24, sy + 50],
      );
    case 'long':
      return pair(
        top,
        [sx + 22, sy + 2, sx + 44, sy + 100, sx + 58, sy + 190],
        [sx + 66, sy + 250, sx + 72, sy + 300, sx + 74, sy + 346],
        [sx + 62, sy + 352, sx + 44, sy + 354, sx + 32, sy + 352],
        [sx + 24, sy + 290, sx + 10, sy + 230, ax + 4, sy + 190],
        [ax - 8, ay + 40, ax - 8, ay + 10, ax - 8, ay],
        [ax - 24, sy + 50],
      );
  }
}
