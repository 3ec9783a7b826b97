import { paint, rule, type Tile } from '../tile';
import type { Tones } from '../tones';
import { flecks } from './scatter';

/** Fine, light creases. */
export const creased = (ink: Tones): Tile => ({
  width: 110,
  height: 110,
  marks: rule(ink.deep, 4, flecks(11, 44, 110, 8), 0.2) + rule(ink.light, 4, flecks(29, 44, 110, 8), 0.28),
});

/** Long, shiny threads, as in satin. */
export const sheen = (ink: Tones): Tile => ({
  width: 8,
  height: 8,
  turn: 18,
  marks: rule(ink.light, 2, 'M0 2h8', 0.22),
});

/** Knife pleats, each overlapping and shading the next. */
export const pleats = (ink: Tones): Tile => ({
  width: 118,
  height: 40,
  marks:
    paint(ink.deep, 'M0 0h44v40H0z', 0.14) +
    paint(ink.deep, 'M0 0h24v40H0z', 0.2) +
    paint(ink.deep, 'M0 0h9v40H0z', 0.4) +
    paint(ink.light, 'M100 0h18v40h-18z', 0.5),
});
