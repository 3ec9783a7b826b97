import * as v from 'valibot';
import type { Id } from '../lib/ids';
import { isRecord } from '../lib/json';
import { collectNodes, treeOf } from './categoryTree';
import { reply } from './envelope';
import { readText, toEntries } from './plainReaders';
import { field, flag, image, readWith, requiredId, requiredText, shape, text } from './readers';
import { reportUnreadable } from './lists';

export interface Category {
  id: Id;
  name: string;
  slug: string;
  imageUrl: string | null;
  parentSlug: string | null;
  showOnMenu: boolean;
  children: Category[];
}

const node = v.pipe(
  shape({
    id: requiredId,
    name: requiredText,
    slug: requiredText,
    image_url: image,
    parent: field((raw) => (isRecord(raw) ? readText(raw.slug) : '')),
    parent_slug: text,
    show_on_menu: flag,
    children: field((raw) => raw),
  }),
  v.transform(({ image_url, parent, parent_slug, show_on_menu, ...rest }) => ({
    ...rest,
    imageUrl: image_url,
    parentSlug: parent || parent_slug || null,
    showOnMenu: show_on_menu,
  })),
);

type Node = v.InferOutput<typeof node>;

const readNode = (entry: unknown): Node | undefined => {
  const found = readWith(node)(entry);
  if (!found) reportUnreadable('category was left out');
  return found ?? undefined;
};

const readTree = (raw: unknown): Category[] | undefined => {
  const entries = toEntries(raw);
  if (entries === null) return undefined;
  const tree = treeOf(collectNodes(entries, readNode));
  return tree.length === 0 && entries.length > 0 ? undefined : tree;
};

/** The reply of product_categories and main_product_categories. */
export const categoriesReply = reply<Category[]>(readTree, []);
