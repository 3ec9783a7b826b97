import type { Category } from './category';
import { toEntries } from './plainReaders';

/** Maximum depth of a category URL: parent, category and three types. */
const MAX_DEPTH = 5;

type Node = Omit<Category, 'children'> & { children: unknown };

interface Found {
  node: Omit<Category, 'children'>;
  /** Listed at the top level, not only below another. */
  isMain: boolean;
  /** The first category that lists it among its children. */
  listedUnder: string | null;
  hasChildren: boolean;
}

type Nodes = ReadonlyMap<string, Found>;

/**
 * Every category once, by its slug. A record in the list itself takes precedence over one nested in another, and the
 * first record with children defines them. An ancestor is never listed below its descendant, so a cyclic tree ends.
 */
export const collectNodes = (entries: readonly unknown[], read: (entry: unknown) => Node | undefined): Nodes => {
  const found = new Map<string, Found>();
  const collect = (level: readonly unknown[], path: readonly string[]): void => {
    const above = path.at(-1) ?? null;
    for (const entry of path.length >= MAX_DEPTH ? [] : level) {
      const category = read(entry);
      if (!category) continue;
      const { children, ...node } = category;
      const below = toEntries(children) ?? [];
      const known = found.get(node.slug);
      found.set(node.slug, {
        node: known && (known.isMain || above !== null) ? known.node : node,
        isMain: above === null || known?.isMain === true,
        listedUnder: known?.listedUnder ?? (path.includes(node.slug) ? null : above),
        hasChildren: known?.hasChildren === true || below.length > 0,
      });
      if (known?.hasChildren !== true) collect(below, [...path, node.slug]);
    }
  };
  collect(entries, []);
  return found;
};

/** The parent that a category of the list itself names, else the category that lists it among its children. */
const namedParent = (nodes: Nodes, { node, isMain, listedUnder }: Found): string | null =>
  isMain && node.parentSlug !== null && nodes.has(node.parentSlug) ? node.parentSlug : listedUnder;

/** Null for a top-level category and for categories in a parent cycle. */
const parentOf = (nodes: Nodes, found: Found): string | null => {
  const parent = namedParent(nodes, found);
  const passed = new Set<string>();
  for (let at = parent; at !== null && !passed.has(at);) {
    if (at === found.node.slug) return null;
    passed.add(at);
    const above = nodes.get(at);
    at = above ? namedParent(nodes, above) : null;
  }
  return parent;
};

export const treeOf = (nodes: Nodes): Category[] => {
  const below = new Map<string | null, Found[]>();
  for (const found of nodes.values()) {
    const parent = parentOf(nodes, found);
    below.set(parent, [...(below.get(parent) ?? []), found]);
  }
  const level = (parent: string | null, depth: number): Category[] =>
    (depth > MAX_DEPTH ? [] : (below.get(parent) ?? [])).map(({ node }) => ({
      ...node,
      parentSlug: node.parentSlug ?? parent,
      children: level(node.slug, depth + 1),
    }));
  return level(null, 1);
};
