import { paint, rule, type Tile } from '../tile';
import type { Tones } from '../tones';
import { flecks } from './scatter';

/** Knit stitches: columns of small Vs. */
export const jersey = (ink: Tones, scale = 1): Tile => ({
  width: 24,
  height: 18,
  scale,
  marks:
    rule(ink.deep, 2.5, 'M0-2Q2 8 12 14Q22 8 24-2M0 16q2 10 12 16q10-6 12-16', 0.35) +
    rule(ink.light, 4, 'M4 0q2 5 6 7M20 0q-2 5-6 7M4 18q2 5 6 7M20 18q-2 5-6 7', 0.45) +
    rule(ink.deep, 2, 'M0 0v18M12 0v18M24 0v18', 0.25),
});

/** Piqué: small raised cells with pits between them. */
export const honeycomb = (ink: Tones): Tile => ({
  width: 26,
  height: 26,
  marks:
    paint(ink.deep, 'M6.5 1l5 5.5l-5 5.5l-5-5.5zM19.5 14l5 5.5l-5 5.5l-5-5.5z', 0.4) +
    rule(ink.light, 4, 'M16 4q3-3 7 0M3 17q3-3 7 0', 0.6) +
    rule(ink.deep, 2, 'M16 9q3 3 7 0M3 22q3 3 7 0', 0.25),
});

/** Brushed cloth: raised fibres. */
export const nap = (ink: Tones, length = 12): Tile => ({
  width: 120,
  height: 120,
  marks: rule(ink.deep, 3, flecks(5, 50, 120, length), 0.2) + rule(ink.light, 3, flecks(17, 50, 120, length), 0.3),
});

/** Mesh. */
export const airMesh = (ink: Tones): Tile => ({
  width: 36,
  height: 36,
  marks:
    paint(ink.deep, 'M4 9a5 6 0 1 0 10 0a5 6 0 1 0-10 0M22 27a5 6 0 1 0 10 0a5 6 0 1 0-10 0', 0.85) +
    rule(ink.light, 3, 'M2 16q7 6 14 0M20 34q7 6 14 0', 0.6) +
    rule(ink.shade, 2, 'M18 0v18M0 18v18M36 18v18', 0.6),
});
