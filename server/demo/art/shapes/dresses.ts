import { ellipse, mirrored, sliver } from '../geometry';
import type { Pen } from '../pen';
import { armholes, buttons, collar, hemStitch, neckband, sleeves } from './clothDetails';
import { innerBack, torsoPath, type Sleeve, type Torso } from './torso';

interface Cut extends Torso {
  sleeve?: Sleeve;
  kind: 'plain' | 'wrap' | 'tiered' | 'shirt' | 'slip' | 'gathered';
}
import { falls, loops } from './blouses';

const cuts: Record<string, Cut> = {
  wrap: {
    neck: [44, 94, 84],
    shoulder: [88, 112],
    arm: [80, 176],
    waist: [66, 258],
    hem: [144, 574],
    sag: 14,
    pointed: true,
    sleeve: 'cap',
    kind: 'wrap',
  },
  shift: {
    neck: [46, 96, 40],
    shoulder: [90, 112],
    arm: [84, 190],
    waist: [82, 300],
    hem: [112, 540],
    sag: 8,
    sleeve: 'short',
    kind: 'plain',
  },
  maxi: {
    neck: [46, 84, 46],
    shoulder: [72, 98],
    arm: [66, 160],
    waist: [60, 234],
    hem: [150, 594],
    sag: 16,
    sleeve: 'puff',
    kind: 'tiered',
  },
  shirt: {
    neck: [42, 96, 38],
    shoulder: [92, 114],
    arm: [84, 192],
    waist: [68, 292],
    hem: [132, 556],
    sag: 22,
    sleeve: 'short',
    kind: 'shirt',
  },
  slip: {
    neck: [50, 150, 34],
    shoulder: [52, 148],
    arm: [78, 196],
    waist: [66, 288],
    hem: [124, 578],
    sag: 10,
    kind: 'slip',
  },
  column: {
    neck: [44, 84, 24],
    shoulder: [74, 97],
    arm: [68, 164],
    waist: [58, 248],
    hem: [80, 596],
    sag: 6,
    sleeve: 'puff',
    kind: 'plain',
  },
  girl: {
    neck: [48, 142, 32],
    shoulder: [86, 158],
    arm: [80, 222],
    waist: [76, 288],
    hem: [168, 508],
    sag: 16,
    sleeve: 'cap',
    kind: 'gathered',
  },
};

function wrapFront(pen: Pen, t: Torso): string {
  const [nx, ny, drop] = t.neck;
  const [wx, wy] = t.waist;
  const [hx, hy] = t.hem;
  const edge = `M${337 + nx} ${ny}Q${337 - 8} ${ny + drop + 20} ${337 - wx + 6} ${wy}`;
  return (
    pen.seam(edge, 4, pen.accent.base, 0.9) +
    pen.dark(sliver(337 + nx - 12, ny + 40, 337 - wx + 10, wy - 8, 9, 14), 0.22) +
    pen.seam(
      `M${337 - wx + 20} ${wy + 12}C${337 + 10} ${wy + 90} ${337 + hx * 0.3} ${hy - 120} ${337 + hx * 0.36} ${hy + 12}`,
      3,
      pen.ink.deep,
      0.5,
    ) +
    pen.dark(sliver(337 - wx + 40, wy + 30, 337 + hx * 0.4, hy + 10, 16, -34), 0.2)
  );
}

function details(pen: Pen, t: Cut): string {
  const [, ny, drop] = t.neck;
  const [wx, wy] = t.waist;
  const [hx, hy] = t.hem;
  if (pen.back) return pen.seam(`M337 ${ny + 14}V${wy + 60}`, 1.8) + (t.kind === 'tiered' ? tiers(pen, t) : '');
  switch (t.kind) {
    case 'wrap':
      return wrapFront(pen, t);
    case 'tiered':
      return tiers(pen, t);
    case 'shirt':
      return (
        pen.fill(`M326 ${ny + drop}h22V${hy + 20}h-22z`, pen.ink.light, 0.3) +
        pen.seam(`M326 ${ny + drop}V${hy + 20}M348 ${ny + drop}V${hy + 20}`, 1.5) +
        buttons(pen, ny + drop + 30, hy - 30, 52)
      );
    case 'slip':
      return pen.dark(sliver(296, 182, 380, 186, 8, 26), 0.18) + pen.light(sliver(300, 204, 362, 330, 12, 12), 0.4);
    default:
      return (
        neckband(pen, t, 8) +
        (hx < 100
          ? pen.seam(`M${337 - wx} ${wy}Q337 ${wy + 16} ${337 + wx} ${wy}`, 2)
          : pen.seam(`M${337 - 52} ${ny + 132}l-14-20M${337 + 52} ${ny + 132}l14-20`, 1.8))
      );
  }
}

function tiers(pen: Pen, t: Torso): string {
  const [wx, wy] = t.waist;
  const [hx, hy] = t.hem;
  return [0.34, 0.66]
    .map((share) => {
      const y = wy + (hy - wy) * share;
      const half = wx + (hx - wx) * share + 12;
      const ruffles = [-0.8, -0.5, -0.2, 0.15, 0.45, 0.75]
        .map((s) => sliver(337 + half * s, y + 6, 337 + half * s * 1.1, y + 66, 6))
        .join('');
      return (
        pen.dark(
          `M${337 - half} ${y - 4}Q337 ${y + 16} ${337 + half} ${y - 4}v16Q337 ${y + 34} ${337 - half} ${y + 12}z`,
          0.2,
        ) + pen.dark(ruffles, 0.2)
      );
    })
    .join('');
}

export function dress(pen: Pen): string {
  const t = cuts[pen.cut] ?? cuts.shift;
  if (!t) return '';
  const [nx, ny] = t.neck;
  const [wx, wy] = t.waist;
  const straps = t.kind === 'slip' ? loops(pen, nx, ny) : '';
  const cinched = t.kind === 'wrap' || t.kind === 'shirt' || t.kind === 'gathered';
  const beltInk = t.kind === 'gathered' ? pen.accent : pen.ink;
  const belt = cinched
    ? pen.piece(
        mirrored(
          [0, wy - 2],
          [wx * 0.6, wy - 2, wx, wy - 6, wx + 4, wy - 8],
          [wx + 5, wy + 12],
          [wx * 0.6, wy + 20, wx * 0.3, wy + 20, 0, wy + 20],
        ),
        { ink: beltInk, depth: 7, casts: false },
      )
    : '';
  const tie =
    t.kind === 'wrap' && !pen.back
      ? pen.piece(
          `M${337 - wx + 10} ${wy + 8}q-34 20-40 92l18 6q6-56 34-90zM${337 - wx + 10} ${wy + 6}q4 40-6 74l16 2q8-40 6-74z`,
          { depth: 7, casts: false },
        ) + pen.fill(ellipse(337 - wx + 14, wy + 7, 12, 10), pen.ink.shade)
      : '';
  const bow =
    t.kind === 'gathered' && pen.back
      ? pen.piece(
          'M337 292q-50-40-66-8q-4 34 66 20q70 14 66-20q-16-32-66 8zM330 302l-30 84l22 4l18-80l20 78l20-8l-28-80z',
          { ink: pen.accent, depth: 8, casts: false },
        )
      : '';
  const pointed = t.kind === 'shirt' ? collar(pen, t) : '';
  return (
    straps +
    (t.sleeve ? sleeves(pen, t.sleeve, t) : '') +
    (pen.back ? '' : innerBack(pen, t)) +
    pen.piece(torsoPath(t, pen.back), {
      printed: true,
      inside: falls(pen, t) + details(pen, t) + (t.kind === 'slip' ? '' : armholes(pen, t)) + hemStitch(pen, t, 10),
    }) +
    belt +
    tie +
    bow +
    pointed
  );
}
