import type { SeedCategory, SeedSlide } from '../demo/catalogue/types';
import type { Pictures } from './pictures';
import type { Problems } from './problems';
import type { Row, Table } from './readTable';

type Categories = Map<string, Row<'categories.csv'>>;

/** The rows by slug; a repeated one is reported. */
const bySlug = <Name extends 'categories.csv' | 'collections.csv'>(
  table: Table<Name>,
  name: Name,
  problems: Problems,
) => {
  const rows = new Map<string, Row<Name>>();
  for (const row of table.rows()) {
    const { slug } = row.cells;
    const known = rows.get(slug);
    if (known) problems.add(name, row.line, `slug '${slug}' is already in line ${known.line}`);
    else if (slug !== '') rows.set(slug, row);
  }
  return rows;
};

const isCircular = (rows: Categories, slug: string): boolean => {
  const passed = new Set<string>();
  for (let next = rows.get(slug); next; next = rows.get(next.cells.parent)) {
    if (passed.has(next.cells.slug)) return next.cells.slug === slug;
    passed.add(next.cells.slug);
  }
  return false;
};

export const readCategories = (
  table: Table<'categories.csv'>,
  pictures: Pictures,
  problems: Problems,
): SeedCategory[] => {
  const rows = bySlug(table, 'categories.csv', problems);
  return [...rows.values()].map(({ cells: { slug, name, parent, menu, picture }, line }, index) => {
    const report = (text: string) => problems.add('categories.csv', line, text);
    if (parent !== '' && !rows.has(parent)) report(`parent '${parent}' is not in the file`);
    if (isCircular(rows, slug)) report(`parent '${parent}' is below '${slug}' itself`);
    return {
      id: index + 1,
      slug,
      name,
      parentSlug: parent === '' ? null : parent,
      showOnMenu: menu !== '0',
      image: picture === '' ? '' : pictures.addressOf(picture, report),
    };
  });
};

export const readCollections = (table: Table<'collections.csv'>, problems: Problems) =>
  [...bySlug(table, 'collections.csv', problems).values()].map(({ cells }) => cells);

/** A slide before the goods are read: a product's link is its code. */
export interface DraftSlide {
  line: number;
  slide: SeedSlide;
}

const linkFault = (type: string, link: string, categories: ReadonlySet<string>): string | undefined => {
  if (type === 'Page' && !/^\/(?![/\\])/.test(link)) return `link must begin with one /, not '${link}'`;
  if (type === 'External' && !(link.startsWith('https://') && URL.canParse(link)))
    return `link must be an https address, not '${link}'`;
  if (type === 'Category' && !categories.has(link)) return `category '${link}' is not in categories.csv`;
  return undefined;
};

export const readSlides = (
  table: Table<'slides.csv'>,
  categories: ReadonlySet<string>,
  pictures: Pictures,
  problems: Problems,
): DraftSlide[] =>
  [...table.rows()].map(({ cells: { title, category, picture, link_type, link, button }, line }, index) => {
    const report = (text: string) => problems.add('slides.csv', line, text);
    const fault = link === '' ? undefined : linkFault(link_type, link, categories);
    if (fault !== undefined) report(fault);
    return {
      line,
      slide: {
        id: index + 1,
        image_src: picture === '' ? '' : pictures.addressOf(picture, report),
        category,
        title,
        link_type: link_type as SeedSlide['link_type'],
        button_url: link,
        button_text: button,
      },
    };
  });
