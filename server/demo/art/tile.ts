/** One tile of a repeating pattern. */
export interface Tile {
  width: number;
  height: number;
  turn?: number;
  scale?: number;
  marks: string;
}

export const paint = (fill: string, d: string, opacity = 1): string =>
  `<path fill="${fill}" d="${d}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

export const rule = (stroke: string, width: number, d: string, opacity = 1): string =>
  `<path fill="none" stroke="${stroke}" stroke-width="${width}"${opacity < 1 ? ` opacity="${opacity}"` : ''} d="${d}"/>`;

export function tilePattern(id: string, { width, height, turn, scale, marks }: Tile): string {
  const changes = [turn === undefined ? '' : `rotate(${turn})`, scale === undefined ? '' : `scale(${scale})`].join('');
  const changed = changes === '' ? '' : ` patternTransform="${changes}"`;
  return `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse"${changed}>${marks}</pattern>`;
}
