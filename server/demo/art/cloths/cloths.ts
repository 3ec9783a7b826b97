import type { Tile } from '../tile';
import type { Tones } from '../tones';
import { creased, pleats, sheen } from './draped';
import { plait } from './grass';
import { airMesh, honeycomb, jersey, nap } from './knitted';
import { grain } from './leather';
import { denim, twill } from './twills';
import { plain, ripGrid, slubbed } from './woven';

interface Cloth {
  /** Layers over colour and print, bottom first. */
  layers: (ink: Tones, accent: Tones) => readonly Tile[];
  /** Depth of the folds; default 1. */
  drape?: number;
  /** Rows of stitches at the seam; 0 draws no seam. */
  rows?: number;
}

const table = {
  weave: { layers: (ink) => [plain(ink, 0.8)] },
  handwoven: { layers: (ink) => [plain(ink, 1.9, 0.5)], drape: 0.7 },
  linen: { layers: (ink) => [slubbed(ink)], rows: 1 },
  canvas: { layers: (ink) => [plain(ink, 1.7, 0.5)], drape: 0.5, rows: 2 },
  twill: { layers: (ink) => [twill(ink)], drape: 0.8, rows: 1 },
  denim: { layers: (ink) => [denim(ink)], drape: 0.6, rows: 2 },
  wool: { layers: (ink) => [plain(ink, 1.2), nap(ink, 8)], drape: 0.8 },
  flannel: { layers: (ink) => [twill(ink, 0.8), nap(ink)] },
  ripstop: { layers: (ink) => [plain(ink, 0.6), ripGrid(ink)], drape: 0.7, rows: 2 },
  nylon: { layers: (ink) => [plain(ink, 0.5, 0.3), sheen(ink)], drape: 1.3, rows: 1 },
  satin: { layers: (ink) => [sheen(ink)], drape: 2 },
  crepe: { layers: (ink) => [creased(ink)] },
  pleated: { layers: (ink) => [plain(ink, 0.6, 0.25), pleats(ink)], drape: 0.5 },
  jersey: { layers: (ink) => [jersey(ink)] },
  pique: { layers: (ink) => [honeycomb(ink)], drape: 0.7 },
  fleece: { layers: (ink) => [jersey(ink, 0.7), nap(ink, 6)], drape: 1.2 },
  mesh: { layers: (ink) => [airMesh(ink)], drape: 0.5 },
  leather: { layers: (ink) => [grain(ink)], drape: 0.8, rows: 1 },
  nubuck: { layers: (ink) => [nap(ink, 7)], drape: 0.8, rows: 2 },
  grass: { layers: (ink, accent) => [plait(ink, accent)], drape: 0.4 },
} satisfies Record<string, Cloth>;

export type ClothName = keyof typeof table;

export const cloths: Readonly<Record<ClothName, Cloth>> = table;
