import type { ArtSpec } from './artSpec';
import { cloths, type ClothName } from './cloths/cloths';
import { sliver } from './geometry';
import { colourOf } from './palette';
import { pattern } from './patterns';
import { rule, tilePattern } from './tile';
import { tonesOf, type Tones } from './tones';
import { glowOver, svg } from './svg';

const size = 674;
const printScale = 3;
/** An area that still covers the frame when it is rotated. */
const over = `M-200-200h${size + 400}v${size + 400}h-${size + 400}z`;

const filled = (id: string, transform = ''): string =>
  `<path fill="url(#${id})" d="${over}"${transform && ` transform="${transform}"`}/>`;

/** Soft folds of shade and light. They are drawn at a third of the size and scaled up, which triples the blur. */
function folds(ink: Tones, drape: number, start: number): string {
  const at = [start - 100, start, start + 100];
  const run = (dx: number): string => at.map((x) => sliver(x + dx, -50, x + dx - 30, 270, 26, 20)).join('');
  const shade = (d: string, fill: string, opacity: number): string =>
    `<path fill="${fill}" opacity="${Math.min(0.9, opacity * drape).toFixed(2)}" d="${d}"/>`;
  return `<g transform="scale(3)"><g filter="url(#soft)">${shade(run(0), ink.deep, 0.55)}${shade(run(30), ink.light, 0.5)}</g></g>`;
}

/** A seam: a ridge, its shade, and rows of stitches. */
function seam(ink: Tones, thread: string, rows: number, x: number): string {
  const line = (dx: number): string => `M${x + dx}-200v1074`;
  const stitches = Array.from({ length: rows }, (_, i) => line(-24 - i * 26)).join('');
  return (
    rule(ink.deep, 16, line(8), 0.25) +
    rule(ink.deep, 5, line(0), 0.7) +
    rule(ink.light, 5, line(-6), 0.6) +
    `<path fill="none" stroke="${ink.deep}" stroke-width="8" stroke-dasharray="20 17" opacity=".4" d="${stitches}" transform="translate(2 3)"/>` +
    `<path fill="none" stroke="${thread}" stroke-width="6" stroke-dasharray="20 17" d="${stitches}"/>`
  );
}

/** The close-up of a material, rotated slightly by an angle that depends on the product. */
export function drawCloseUp(spec: ArtSpec, cloth: ClothName, colour: string | undefined): string {
  const ink = tonesOf(colourOf(colour ?? spec.colour ?? 'Ivory'));
  const accent = tonesOf(colourOf(spec.accent ?? 'Ivory'));
  const { layers, drape = 1, rows = 0 } = cloths[cloth];
  const [x, y] = spec.focus ?? [337, 250];
  const lean = ((x * 3 + y * 7) % 41) - 20;
  const isPrinted = spec.pattern !== undefined && cloth !== 'denim';
  const tiles = layers(ink, accent);
  const defs = tiles.map((tile, i) => tilePattern(`l${i}`, tile));
  const print = isPrinted ? pattern(spec.pattern ?? '', 'print', ink, accent) : '';
  const thread = cloth === 'denim' ? accent.base : ink.line;
  const marks =
    `<path fill="${ink.base}" d="M0 0h${size}v${size}H0z"/><g transform="rotate(${lean} 337 337)">` +
    (isPrinted ? filled('print', `scale(${printScale})`) : '') +
    tiles.map((_, i) => filled(`l${i}`)).join('') +
    folds(ink, drape, 50 + ((x + y) % 60)) +
    (rows > 0 ? seam(ink, thread, rows, 260 + ((x * 5 + y) % 220)) : '') +
    `</g><g opacity=".45">${glowOver(size, size)}</g>`;
  return svg(`viewBox="0 0 ${size} ${size}" width="${size}" height="${size}"`, print + defs.join(''), marks);
}
