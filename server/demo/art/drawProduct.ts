import type { ArtSpec } from './artSpec';
import type { View } from './mediaName';
import { colourOf, papers } from './palette';
import { Pen } from './pen';
import { scene } from './scene';
import { shapes } from './shapes';
import { hanger, rail } from './shapes/hanger';

const near = 320;
const detailBox = (x: number, y: number): string => [x - near / 2, y - near / 2, near, near].map(Math.round).join(' ');

/** Scale and top of a hanging garment, chosen so that hook and hem fit into the frame. */
const hungShare = 0.88;
const hungTop = 128;

export function drawProduct(
  spec: ArtSpec,
  department: string,
  colour: string | undefined,
  view: Exclude<View, 'close-up'>,
): string {
  const hung = view === 'view' && spec.second === 'hung';
  const pen = new Pen(spec, colourOf(colour ?? spec.colour ?? 'Ivory'), view === 'view' && !hung);
  const paper = papers[department] ?? ['#eee8dc', '#ddd3c0'];
  const shape = shapes[spec.shape];
  if (!shape) throw new Error(`No silhouette is called ${spec.shape}`);
  const goods = shape.draw(pen);
  const [scale, middleY] = shape.fit?.[pen.cut] ?? shape.fit?.[''] ?? [1, 337];
  if (hung) {
    return scene(pen, goods, {
      paper,
      kind: 'lay',
      sunny: true,
      behind: rail(pen) + hanger(pen, hungTop, 96),
      transform: `translate(337 ${hungTop}) scale(${(scale * hungShare).toFixed(2)}) translate(-337-${shape.neck ?? 120})`,
    });
  }
  const [x, y] = spec.focus ?? [337, 250];
  return scene(pen, goods, {
    paper,
    kind: pen.back ? (shape.second ?? shape.kind) : shape.kind,
    horizon: Math.round(337 + (514 - middleY) * scale),
    transform: `translate(337 337) scale(${scale}) translate(-337-${middleY})`,
    ...(view === 'detail' ? { viewBox: detailBox(337 + (x - 337) * scale, 337 + (y - middleY) * scale) } : {}),
  });
}
