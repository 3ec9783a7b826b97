import { departments } from '../catalogue/departments';
import { slugify } from '../catalogue/slugify';
import { categoryPictures } from './categoryPictures';
import { drawProduct } from './drawProduct';
import { marks } from './marks';
import { mediaName, type View } from './mediaName';
import { slidePictures } from './slidePictures';

const views: readonly View[] = ['front', 'view', 'detail'];

/** Every picture the shop has, by name. Drawn when asked for. */
const pictures = new Map<string, () => string>([...marks, ...categoryPictures, ...slidePictures]);

for (const { slug: department, rows } of departments) {
  for (const row of rows) {
    for (const colour of row.colours ?? [undefined]) {
      for (const view of views) {
        const name = mediaName(slugify(row.title), colour, view);
        pictures.set(name, () => drawProduct(row.art, department, colour, view));
      }
    }
  }
}

/** SVG text of `/media/<name>.svg`; undefined for a name the shop does not know. */
export function renderMedia(name: string): string | undefined {
  return pictures.get(name)?.();
}

export const mediaNames = (): string[] => [...pictures.keys()];
