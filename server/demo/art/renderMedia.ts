import { departments } from '../catalogue/departments';
import { slugify } from '../catalogue/slugify';
import { categoryPictures } from './categoryPictures';
import { drawCloseUp } from './drawCloseUp';
import { drawProduct } from './drawProduct';
import { marks } from './marks';
import { mediaName } from './mediaName';
import { slidePictures } from './slidePictures';

const views = ['front', 'view', 'detail'] as const;

/** All pictures by name, drawn on request. */
const pictures = new Map<string, () => string>([...marks, ...categoryPictures, ...slidePictures]);

for (const { slug: department, rows } of departments) {
  for (const row of rows) {
    for (const colour of row.colours ?? [undefined]) {
      const slug = slugify(row.title);
      for (const view of views) {
        pictures.set(mediaName(slug, colour, view), () => drawProduct(row.art, department, colour, view));
      }
      const { cloth } = row.art;
      if (cloth) pictures.set(mediaName(slug, colour, 'close-up'), () => drawCloseUp(row.art, cloth, colour));
    }
  }
}

/** The SVG text of `/media/<name>.svg`; undefined for an unknown name. */
export function renderMedia(name: string): string | undefined {
  return pictures.get(name)?.();
}

export const mediaNames = (): string[] => [...pictures.keys()];
