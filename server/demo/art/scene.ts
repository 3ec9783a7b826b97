import type { Pen } from './pen';
import { glowOver, svg } from './svg';

export interface Stage {
  paper: readonly [wall: string, floor: string];
  /** lay: lying, seen from above. stand: standing on a floor, seen from the front. */
  kind: 'lay' | 'stand';
  /** The y position where the wall meets the floor. */
  horizon?: number;
  /** Draws window light on the wall. */
  sunny?: boolean;
  transform?: string;
  viewBox?: string;
  /** SVG behind the product, in the frame's coordinates. */
  behind?: string;
}

const size = 674;

export function windowLight(x = 70, y = 96): string {
  const pane = (dx: number, dy: number): string => `M${x + dx} ${y + dy}l120-34v128l-120 34z`;
  return `<path fill="#fffaf0" opacity=".5" d="${pane(0, 0)}${pane(134, -38)}${pane(0, 142)}${pane(134, 104)}"/>`;
}

function ground({ paper: [wall, floor], kind, horizon = 514, sunny = false }: Stage): string {
  const base = `<path fill="${wall}" d="M0 0h${size}v${size}H0z"/>`;
  const plane = kind === 'stand' ? `<path fill="${floor}" d="M0 ${horizon}h${size}V${size}H0z"/>` : '';
  return base + plane + glowOver(size, size) + (sunny ? windowLight() : '');
}

/** The shadow of all lying pieces: a wide soft one and a narrow dark one. */
export function softShadow(pen: Pen): string {
  const cast = pen.casting.join('');
  return `<g fill="#4a2f1a"><g opacity=".3" filter="url(#soft)" transform="translate(15 21)">${cast}</g><g opacity=".16" transform="translate(4 6)">${cast}</g></g>`;
}

/** The picture of one product: background, shadow, product. */
export function scene(pen: Pen, goods: string, stage: Stage): string {
  const shadow = stage.kind === 'lay' ? softShadow(pen) : '';
  const moved = stage.transform ? ` transform="${stage.transform}"` : '';
  return svg(
    `viewBox="${stage.viewBox ?? `0 0 ${size} ${size}`}" width="${size}" height="${size}"`,
    pen.defs.join(''),
    `${ground(stage)}${stage.behind ?? ''}<g${moved}>${shadow}${goods}</g>`,
  );
}
