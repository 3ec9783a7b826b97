import * as v from 'valibot';
import type { Id } from '../lib/ids';
import { reply } from './envelope';
import { readText, toEntries } from './plainReaders';
import { field, flag, image, readWith, required, requiredId, requiredText, shape, text } from './readers';
import { reportUnreadable } from './unreadable';

export interface Category {
  id: Id;
  name: string;
  slug: string;
  imageUrl: string | null;
  parentSlug: string | null;
  showOnMenu: boolean;
  children: Category[];
}

export const categoryRefSchema = shape({ name: requiredText, slug: text });
export type CategoryRef = v.InferOutput<typeof categoryRefSchema>;

const parentRef = shape({ slug: required(readText) });

const node = v.pipe(
  shape({
    id: requiredId,
    name: requiredText,
    slug: requiredText,
    image_url: image,
    parent: field(readWith(parentRef)),
    parent_slug: text,
    show_on_menu: flag,
    children: field((raw) => raw),
  }),
  v.transform(({ image_url, parent, parent_slug, show_on_menu, ...rest }) => ({
    ...rest,
    imageUrl: image_url,
    parentSlug: parent?.slug ?? (parent_slug || null),
    showOnMenu: show_on_menu,
  })),
);

/** As deep as an address of a category goes: parent, category and three types. */
const MAX_DEPTH = 5;

/** A slug is one category: the first one counts, so a tree that leads back to itself ends. */
const readLevel = (entries: unknown[], parentSlug: string | null, depth: number, seen: Set<string>): Category[] => {
  if (depth > MAX_DEPTH) return [];
  const level = entries.flatMap((entry) => {
    const found = readWith(node)(entry);
    if (!found) reportUnreadable('category was left out');
    if (!found || seen.has(found.slug)) return [];
    seen.add(found.slug);
    return [found];
  });
  return level.map(({ children, ...category }) => {
    const below = readLevel(toEntries(children) ?? [], category.slug, depth + 1, seen);
    return { ...category, parentSlug: category.parentSlug ?? parentSlug, children: below };
  });
};

const readTree = (raw: unknown): Category[] | undefined => {
  const entries = toEntries(raw);
  if (entries === null) return undefined;
  const tree = readLevel(entries, null, 1, new Set());
  return tree.length === 0 && entries.length > 0 ? undefined : tree;
};

/** Of product_categories and of main_product_categories. */
export const categoriesReply = reply<Category[]>(readTree, []);
