import { paint, rule, type Tile } from '../tile';
import type { Tones } from '../tones';

const blade = (x: number, y: number, ink: Tones): string =>
  paint(ink.base, `M${x} ${y + 4}q50-12 100 0v36q-50 12-100 0z`) +
  paint(ink.light, `M${x + 12} ${y + 8}q38-8 76 0v6q-38-6-76 0z`, 0.6) +
  rule(ink.deep, 2, `M${x + 6} ${y + 22}q44-4 88 0M${x + 8} ${y + 32}q42 2 84 0`, 0.35);

/** Basketwork: grass strips, some dyed, woven over upright stakes. */
export const plait = (ink: Tones, accent: Tones): Tile => ({
  width: 208,
  height: 176,
  marks:
    paint(ink.deep, 'M0 0h208v176H0z') +
    rule(ink.shade, 14, 'M104 0v176M0 0v176M208 0v176') +
    blade(2, 0, ink) +
    blade(106, 0, ink) +
    blade(-50, 44, accent) +
    blade(54, 44, accent) +
    blade(158, 44, accent) +
    blade(2, 88, ink) +
    blade(106, 88, ink) +
    blade(-50, 132, ink) +
    blade(54, 132, ink) +
    blade(158, 132, ink),
});
