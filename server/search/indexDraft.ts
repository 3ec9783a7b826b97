import type { PostingsDraft } from './postings';
import { addOrdinal, newDraft, packPostings, sizeOf } from './postings';
import { indexedWords, isCorrectable, nearForms } from './words';

/** What a word of a product is: a tag by itself, or part of its title, its brand, tags and options, or its text. */
export const WORD_CLASSES = ['in_tag', 'in_title', 'in_details', 'in_text'] as const;
export type WordClass = (typeof WORD_CLASSES)[number];

export interface IndexedProduct {
  title: string;
  brand: string;
  tags: readonly string[];
  options: readonly string[];
  /** Its descriptions, without markup. */
  text: string;
  category: string;
  collections: readonly string[];
  isOnSale: boolean;
  /** Each of its variants'. */
  attributes: readonly Readonly<Record<string, string>>[];
}

type Drafts<Key extends string> = Partial<Record<Key, PostingsDraft>>;

/** Collects the postings of products; those of a word or property that many products have take one bit for each. */
export const indexDraft = (size: number) => {
  const words = new Map<string, Drafts<WordClass>>();
  const properties = new Map<string, Map<string, PostingsDraft>>();

  const addWords = (text: string, kind: WordClass, ordinal: number): void => {
    for (const word of indexedWords(text)) {
      const drafts = words.get(word) ?? {};
      words.set(word, drafts);
      addOrdinal((drafts[kind] ??= newDraft()), ordinal, size);
    }
  };

  const addProperty = (kind: string, key: string, ordinal: number): void => {
    const drafts = properties.get(kind) ?? new Map<string, PostingsDraft>();
    properties.set(kind, drafts);
    const draft = drafts.get(key) ?? newDraft();
    drafts.set(key, draft);
    addOrdinal(draft, ordinal, size);
  };

  return {
    add: (product: IndexedProduct, ordinal: number): void => {
      addWords(product.title, 'in_title', ordinal);
      addWords(product.text, 'in_text', ordinal);
      addWords([product.brand, ...product.tags, ...product.options].join(' '), 'in_details', ordinal);
      for (const tag of product.tags) if (indexedWords(tag).length === 1) addWords(tag, 'in_tag', ordinal);
      addProperty('category', product.category, ordinal);
      for (const slug of product.collections) addProperty('collection', slug, ordinal);
      if (product.isOnSale) addProperty('on_sale', '1', ordinal);
      if (product.brand !== '') addProperty('brand', product.brand, ordinal);
      for (const attributes of product.attributes) {
        for (const [name, value] of Object.entries(attributes)) addProperty(`attr[${name}]`, value, ordinal);
      }
    },
    /** A row for each property, made when it is asked for. */
    *propertyRows(): Generator<object> {
      for (const [kind, drafts] of properties) {
        for (const [key, draft] of drafts) yield { kind, key, members: packPostings(draft) };
      }
    },
    *wordRows(): Generator<object> {
      for (const [word, drafts] of words) {
        const packed = Object.entries(drafts).map(([kind, draft]) => [kind, packPostings(draft)]);
        const goods = Math.max(...Object.values(drafts).map(sizeOf));
        yield { word, goods, near: isCorrectable(word) ? nearForms(word) : [], ...Object.fromEntries(packed) };
      }
    },
  };
};
