import { mix } from '../palette';
import { rule, type Tile } from '../tile';
import type { Tones } from '../tones';

/** Diagonal ribs. */
export const twill = (ink: Tones, scale = 1): Tile => ({
  width: 24,
  height: 15,
  turn: -52,
  scale,
  marks: rule(ink.deep, 4, 'M0 13h24', 0.3) + rule(ink.light, 4, 'M3 5h14', 0.4) + rule(ink.deep, 1.5, 'M22 1v9', 0.25),
});

/** Twill with a dyed warp and a pale weft that shows between its ribs. */
export const denim = (ink: Tones): Tile => ({
  width: 28,
  height: 17,
  turn: -52,
  marks:
    rule(ink.deep, 5, 'M0 14h28', 0.45) +
    rule(ink.light, 5, 'M5 6h16', 0.35) +
    rule(mix(ink.base, '#fff8ea', 0.6), 3, 'M1 11h5M16 12h3', 0.8),
});
