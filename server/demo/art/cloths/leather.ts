import { paint, type Tile } from '../tile';
import type { Tones } from '../tones';
import { thrown } from './scatter';

const columns = 4;
const rows = 4;
const cell = 18;

/** Irregular grains in shifted rows. Grains at an edge are repeated at the opposite edge: the tile is seamless. */
function grains(): string {
  const next = thrown(41);
  const shifts = Array.from({ length: columns * rows }, () =>
    [next(), next(), next(), next()].map((share) => share - 0.5),
  );
  const at = (column: number, row: number): string => {
    const [dx = 0, dy = 0, w = 0, h = 0] =
      shifts[((row + rows) % rows) * columns + ((column + columns) % columns)] ?? [];
    const x = (column + (row % 2 === 0 ? 0 : 0.5) + dx * 0.4) * cell;
    const y = (row + dy * 0.3) * cell;
    return `M${Math.round(x)} ${Math.round(y)}l${Math.round(w * cell * 0.7)} ${Math.round(h * cell * 0.7)}`;
  };
  const span = (count: number): number[] => Array.from({ length: count + 2 }, (_, i) => i - 1);
  return span(rows)
    .flatMap((row) => span(columns).map((column) => at(column, row)))
    .join('');
}

/** Leather grain: rounded cells, lit from above, with dark creases between them. */
export const grain = (ink: Tones): Tile => ({
  width: columns * cell,
  height: rows * cell,
  turn: 14,
  marks:
    paint(ink.deep, `M0 0h${columns * cell}v${rows * cell}H0z`, 0.28) +
    `<g stroke-linecap="round"><g stroke="${ink.base}" stroke-width="${cell - 1}"><path id="grain" d="${grains()}"/></g>` +
    `<use href="#grain" x="-2" y="-2" stroke="${ink.light}" stroke-width="6" opacity=".3"/></g>`,
});
