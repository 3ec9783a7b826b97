import type { ArtSpec } from './artSpec';
import { colourOf } from './palette';
import { Pen } from './pen';
import { softShadow } from './scene';
import { shapes } from './shapes';
import { svg } from './svg';

export interface Item {
  art: ArtSpec;
  colour: string;
  /** The position of the middle of the product's frame. */
  x: number;
  y: number;
  scale: number;
  back?: boolean;
  /** Makes a lying silhouette stand: the y position of its floor shadow, in its own frame. */
  floorY?: number;
}

export interface StillLife {
  width: number;
  height: number;
  /** Wall, floor and objects behind the products. */
  ground: (pen: Pen) => string;
  items: readonly Item[];
}

function placed(
  { art, colour, x, y, scale, back = false, floorY }: Item,
  prefix: string,
): { defs: string; marks: string } {
  const pen = new Pen(art, colourOf(colour), back, prefix);
  const shape = shapes[art.shape];
  if (!shape) throw new Error(`No silhouette is called ${art.shape}`);
  const goods = shape.draw(pen);
  const shadow = floorY !== undefined ? pen.ground(345, floorY, 190) : shape.kind === 'lay' ? softShadow(pen) : '';
  return {
    defs: pen.defs.join(''),
    marks: `<g transform="translate(${x} ${y}) scale(${scale}) translate(-337-337)">${shadow}${goods}</g>`,
  };
}

/** Several products in one picture, for slides and categories. */
export function stillLife({ width, height, ground, items }: StillLife): string {
  const parts = items.map((item, i) => placed(item, 'abcdef'.charAt(i)));
  return svg(
    `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`,
    parts.map(({ defs }) => defs).join(''),
    ground(new Pen({ shape: '' }, '#a2693d')) + parts.map(({ marks }) => marks).join(''),
  );
}
