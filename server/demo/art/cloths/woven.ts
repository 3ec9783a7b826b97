import { paint, rule, type Tile } from '../tile';
import type { Tones } from '../tones';
import { thrown } from './scatter';

/** Plain weave: one thread over, one under. */
export const plain = (ink: Tones, scale: number, depth = 0.4): Tile => ({
  width: 16,
  height: 16,
  scale,
  marks:
    paint(ink.deep, 'M8 0h8v8H8zM0 8h8v8H0z', depth * 0.35) +
    rule(ink.deep, 1.4, 'M0 0v8M8 0v8M8 8v8M16 8v8M8 0h8M8 8h8M0 8h8M0 16h8', depth) +
    rule(ink.light, 2, 'M3 1.5v5M11 9.5v5M9.5 3h5M1.5 11h5', depth),
});

/** Slub weave: threads of uneven thickness. */
export function slubbed(ink: Tones): Tile {
  const next = thrown(7);
  const at = Array.from({ length: 10 }, (_, i) => i * 12 + Math.round(next() * 4));
  const across = (of: readonly number[]): string => of.map((y) => `M0 ${y}h120`).join('');
  const down = (of: readonly number[]): string => of.map((x) => `M${x} 0v120`).join('');
  const odd = at.filter((_, i) => i % 3 === 1);
  return {
    width: 120,
    height: 120,
    marks:
      rule(ink.deep, 2, across(at) + down(at), 0.2) +
      rule(ink.light, 4, across(at.map((y) => y + 6)), 0.4) +
      rule(ink.light, 3, down(at.map((x) => x + 6)), 0.25) +
      rule(ink.deep, 5, across(odd), 0.12) +
      paint(ink.light, 'M8 31q22-9 52 0q-30 9-52 0M60 91q26-8 50 0q-24 9-50 0M81 12q9 20 0 44q-9-24 0-44', 0.55) +
      paint(ink.deep, 'M62 56q20-6 40 0q-20 7-40 0M29 70q6 18 0 38q-6-20 0-38', 0.2),
  };
}

/** Ripstop: a grid of thicker threads in fine cloth. */
export const ripGrid = (ink: Tones): Tile => ({
  width: 72,
  height: 72,
  marks: rule(ink.deep, 8, 'M0 40h72M40 0v72', 0.3) + rule(ink.light, 4, 'M0 37h72M37 0v72', 0.55),
});
