import { paint, rule, tilePattern, type Tile } from './tile';
import type { Tones } from './tones';

type Draw = (ink: Tones, accent: Tones) => Tile;

/** Print patterns, one tile each. */
const draws: Record<string, Draw> = {
  stripes: (_, accent) => ({ width: 26, height: 26, marks: paint(accent.base, 'M0 0h26v9H0z') }),
  pinstripe: (ink, accent) => ({
    width: 17,
    height: 17,
    marks: paint(accent.base, 'M4 0h3v17H4z', 0.75) + paint(ink.shade, 'M13 0h1v17h-1z', 0.5),
  }),
  strip: (ink, accent) => ({
    width: 58,
    height: 12,
    marks:
      paint(accent.base, 'M0 0h9v12H0zM15 0h3v12h-3zM38 0h5v12h-5z') +
      paint(ink.light, 'M24 0h6v12h-6z') +
      paint(ink.deep, 'M48 0h4v12h-4z', 0.55),
  }),
  check: (_, accent) => ({
    width: 34,
    height: 34,
    marks: paint(accent.base, 'M0 0h13v34H0z', 0.5) + paint(accent.base, 'M0 0h34v13H0z', 0.5),
  }),
  gingham: (_, accent) => ({
    width: 24,
    height: 24,
    marks: paint(accent.base, 'M0 0h12v24H0z', 0.45) + paint(accent.base, 'M0 0h24v12H0z', 0.45),
  }),
  dots: (_, accent) => ({
    width: 30,
    height: 30,
    marks: paint(accent.base, 'M2 8a5 5 0 1 0 10 0a5 5 0 1 0-10 0M17 23a5 5 0 1 0 10 0a5 5 0 1 0-10 0'),
  }),
  wax: (ink, accent) => ({
    width: 64,
    height: 64,
    marks:
      rule(accent.base, 5, 'M32 8a24 24 0 1 1-.1 0M32 20a12 12 0 1 1-.1 0') +
      paint(
        ink.light,
        'M0 -9q9 9 0 18q-9-9 0-18M64 -9q9 9 0 18q-9-9 0-18M0 55q9 9 0 18q-9-9 0-18M64 55q9 9 0 18q-9-9 0-18M32 27a5 5 0 1 1-.1 0',
      ) +
      paint(ink.deep, 'M0 24q7 8 0 16q-7-8 0-16M64 24q7 8 0 16q-7-8 0-16', 0.6),
  }),
  leaves: (ink, accent) => ({
    width: 56,
    height: 72,
    marks:
      paint(accent.base, 'M14 6q18 12 4 34q-16-16-4-34M42 42q-18 10-6 32q16-12 6-32M42-30q-18 10-6 32q16-12 6-32') +
      rule(ink.light, 2, 'M15 8q5 14 3 30M41 45q-5 12-5 26', 0.7),
  }),
  fans: (ink, accent) => ({
    width: 60,
    height: 60,
    marks:
      rule(
        accent.base,
        4,
        'M0 30a30 30 0 0 1 60 0M12 30a18 18 0 0 1 36 0M-30 60a30 30 0 0 1 60 0M30 60a30 30 0 0 1 60 0M-18 60a18 18 0 0 1 36 0M42 60a18 18 0 0 1 36 0',
      ) + paint(ink.light, 'M23 30a7 7 0 0 1 14 0zM-7 60a7 7 0 0 1 14 0zM53 60a7 7 0 0 1 14 0z'),
  }),
  zigzag: (ink, accent) => ({
    width: 40,
    height: 44,
    marks: rule(accent.base, 6, 'M-4 16L10 4l20 24L44 16') + rule(ink.light, 2.5, 'M-4 36L10 24l20 24L44 36', 0.8),
  }),
  kente: (ink, accent) => ({
    width: 72,
    height: 72,
    marks:
      paint(accent.base, 'M0 0h36v9H0zM0 18h36v9H0zM36 36h36v9H36zM36 54h36v9H36z') +
      paint(ink.deep, 'M36 0h9v36h-9zM54 0h9v36h-9zM0 36h9v36H0zM18 36h9v36h-9z') +
      paint(ink.light, 'M0 27h36v9H0zM36 63h36v9H36z', 0.7),
  }),
  denim: (ink) => ({ width: 6, height: 6, turn: 32, marks: rule(ink.light, 1, 'M0 1.5h6', 0.35) }),
};

export function pattern(name: string, id: string, ink: Tones, accent: Tones): string {
  const draw = draws[name];
  if (!draw) throw new Error(`No pattern is called ${name}`);
  return tilePattern(id, draw(ink, accent));
}
