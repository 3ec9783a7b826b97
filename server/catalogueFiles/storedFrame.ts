import type { Queryable } from '../db/database';
import type { SeedSlide } from '../demo/catalogue/types';
import type { Cells } from './columns';
import type { PictureNames } from './exportPictures';

interface StoredCategory {
  slug: string;
  name: string;
  image_url: string | null;
  parent_slug: string | null;
  show_on_menu: boolean;
}

const categoryCells = (category: StoredCategory, nameOf: PictureNames): Cells<'categories.csv'> => ({
  slug: category.slug,
  name: category.name,
  parent: category.parent_slug ?? '',
  menu: category.show_on_menu ? '1' : '0',
  picture: nameOf(category.image_url ?? ''),
});

/** The code in a product's link, such as `linen-shirt/WOM-101?id=101`. */
const codeOf = (link: string): string => link.replace(/^.*\//, '').replace(/\?.*$/, '');

const slideCells = (slide: SeedSlide, nameOf: PictureNames): Cells<'slides.csv'> => ({
  title: slide.title,
  category: slide.category,
  picture: nameOf(slide.image_src),
  link_type: slide.link_type,
  link: slide.link_type === 'Product' ? codeOf(slide.button_url) : slide.button_url,
  button: slide.button_text,
});

/** All of the catalogue but its goods. */
export const readStoredFrame = async (tx: Queryable, nameOf: PictureNames) => {
  const categories = await tx.query<StoredCategory>('SELECT * FROM categories ORDER BY position');
  const slides = await tx.query<{ document: SeedSlide }>('SELECT document FROM slides ORDER BY position');
  return {
    categories: categories.map((category) => categoryCells(category, nameOf)),
    collections: await tx.query<Cells<'collections.csv'>>('SELECT slug, title FROM collections ORDER BY position'),
    slides: slides.map(({ document }) => slideCells(document, nameOf)),
  };
};
