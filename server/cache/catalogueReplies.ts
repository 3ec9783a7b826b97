import type { Database, Queryable } from '../db/database';
import { loadProducts } from '../domain/products';
import { logQuietly } from '../http/log';
import { boundedMap } from './boundedMap';
import type { CatalogueChanges } from './catalogueChanges';
import type { CachedReply, Part } from './cachedReply';
import { digestOf, makeReply, addBrotli, weightOf } from './cachedReply';

const mostBytes = 64 * 2 ** 20;
const productsAtOnce = 500;

interface Card extends Part {
  version: number;
}

export interface ReplyData {
  data: unknown;
  /** The products that the reply shows. */
  products?: readonly number[];
}

const listFrame = { opening: '{"status":1,"data":[', closing: ']}' };

/**
 * Caches replies that are the same for every shopper, serialized and compressed, until something they show changes. The
 * functions that make them get only the database and a name, never the request, so no shopper's data can leak in.
 */
export const catalogueReplies = (database: Database, changes: CatalogueChanges, most = mostBytes) => {
  const replies = boundedMap<CachedReply>(most, weightOf);
  const cards = boundedMap<Card>(most, ({ text }) => text.length * 2 + 100);
  const making = new Map<string, Promise<CachedReply | undefined>>();

  const freshCard = (id: number): Card | undefined => {
    const card = cards.get(id);
    return card && !changes.changed(id, card.version) ? card : undefined;
  };

  const makeCards = async (products: readonly number[], version: number): Promise<Map<number, Card>> => {
    const made = new Map<number, Card>();
    for (let start = 0; start < products.length; start += productsAtOnce) {
      for (const product of await loadProducts(database, products.slice(start, start + productsAtOnce))) {
        const text = JSON.stringify(product.wire);
        const card = { version, digest: digestOf(text), text };
        cards.set(product.id, card);
        made.set(product.id, card);
      }
    }
    return made;
  };

  const cardsOf = async (products: readonly number[], version: number): Promise<Part[]> => {
    const known = products.map(freshCard);
    const made = await makeCards(
      products.filter((_id, index) => !known[index]),
      version,
    );
    const all = known.map((card, index) => card ?? made.get(products[index] ?? 0));
    return all.filter((card) => card !== undefined);
  };

  const compress = async (key: string, reply: CachedReply): Promise<void> => {
    try {
      await addBrotli(reply);
      // The compressed form adds to the size of the entry.
      if (replies.get(key) === reply) replies.set(key, reply);
    } catch (error) {
      // Until brotli is ready the reply is sent as gzip.
      logQuietly('Brotli compression of a reply failed', error);
    }
  };

  type Make = (version: number, earlier: CachedReply | undefined) => Promise<CachedReply | undefined>;

  const keep = async (key: string, make: Make): Promise<CachedReply | undefined> => {
    const version = await changes.current();
    const known = replies.get(key);
    if (known && (known.version === version || !changes.anyChanged(known.products, known.version))) {
      known.version = version;
      if (known.brotli === undefined) void compress(key, known);
      return known;
    }
    const flight = `${version} ${key}`;
    const made = making.get(flight) ?? make(version, known).finally(() => making.delete(flight));
    making.set(flight, made);
    const reply = await made;
    if (reply) replies.set(key, reply);
    return reply;
  };

  return {
    /** A product list. Its members change only when more than stock and prices changes. */
    list: (key: string, find: (from: Queryable) => Promise<number[] | undefined>) =>
      keep(key, async (version, earlier) => {
        const same = earlier && !changes.everythingChanged(earlier.version);
        const products = same ? earlier.products : await find(database);
        if (!products) return undefined;
        return makeReply({ parts: await cardsOf(products, version), frame: listFrame, products, version }, earlier);
      }),
    single: (key: string, find: (from: Queryable) => Promise<ReplyData | undefined>) =>
      keep(key, async (version) => {
        const found = await find(database);
        if (!found) return undefined;
        const text = JSON.stringify({ status: 1, data: found.data });
        return makeReply({ parts: [{ digest: digestOf(text), text }], products: found.products ?? [], version });
      }),
    /** Approximate size of the cache in bytes. */
    weight: (): number => replies.weight() + cards.weight(),
  };
};

export type CatalogueReplies = ReturnType<typeof catalogueReplies>;
