import type { Database, Queryable } from '../db/database';
import { loadProducts } from '../domain/products';
import type { Clock } from '../http/context';
import { logQuietly } from '../http/log';
import { boundedMap } from './boundedMap';
import { catalogueChanges } from './catalogueChanges';
import type { KeptReply, Part } from './keptReply';
import { digestOf, makeReply, packTighter, weightOf } from './keptReply';

const mostBytes = 64 * 2 ** 20;
const productsAtOnce = 500;

interface Card extends Part {
  version: number;
}

export interface Found {
  data: unknown;
  /** The product that it shows, if it shows one. */
  product?: number;
}

const opening: Part = { digest: 'opening', text: '{"status":1,"data":[' };
const closing: Part = { digest: 'closing', text: ']}' };

const listOf = (cards: readonly Part[]): Part[] => [
  opening,
  ...cards.map(({ digest, text }, index) => ({ digest, text: index === 0 ? text : `,${text}` })),
  closing,
];

/**
 * Replies that are the same for everybody, kept written and packed until something they show has changed. What makes
 * them sees the database and their name and nothing of the request, so nothing of one shopper can get into them.
 */
export const catalogueReplies = (database: Database, now: Clock, most = mostBytes) => {
  const changes = catalogueChanges(database, now);
  const replies = boundedMap<KeptReply>(most, weightOf);
  const cards = boundedMap<Card>(most, ({ text }) => text.length * 2 + 100);
  const making = new Map<string, Promise<KeptReply | undefined>>();

  const cardsOf = async (products: readonly number[], version: number): Promise<Part[]> => {
    const good = new Map<number, Card>();
    for (const id of products) {
      const card = cards.get(id);
      if (card && !changes.changed(id, card.version)) good.set(id, card);
    }
    const missing = products.filter((id) => !good.has(id));
    for (let start = 0; start < missing.length; start += productsAtOnce) {
      for (const product of await loadProducts(database, missing.slice(start, start + productsAtOnce))) {
        const text = JSON.stringify(product.wire);
        const card = { version, digest: digestOf(text), text };
        cards.set(product.id, card);
        good.set(product.id, card);
      }
    }
    return products.flatMap((id) => good.get(id) ?? []);
  };

  const tighten = async (key: string, reply: KeptReply): Promise<void> => {
    try {
      await packTighter(reply);
      // It weighs more now.
      if (replies.get(key) === reply) replies.set(key, reply);
    } catch (error) {
      // It goes on travelling as gzip.
      logQuietly('a reply could not be packed tighter', error);
    }
  };

  type Make = (version: number, earlier: KeptReply | undefined) => Promise<KeptReply | undefined>;

  const keep = async (key: string, make: Make): Promise<KeptReply | undefined> => {
    const version = await changes.current();
    const known = replies.get(key);
    if (known && (known.version === version || !changes.anyChanged(known.products, known.version))) {
      known.version = version;
      replies.touch(key);
      if (known.brotli === undefined) void tighten(key, known);
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
    /** A list of products; which ones they are stays the same until more than stock and prices changes. */
    list: (key: string, find: (from: Queryable) => Promise<number[] | undefined>) =>
      keep(key, async (version, earlier) => {
        const same = earlier && !changes.everythingChanged(earlier.version);
        const products = same ? earlier.products : await find(database);
        if (!products) return undefined;
        return makeReply({ parts: listOf(await cardsOf(products, version)), products, version }, earlier);
      }),
    single: (key: string, find: (from: Queryable) => Promise<Found | undefined>) =>
      keep(key, async (version) => {
        const found = await find(database);
        if (!found) return undefined;
        const text = JSON.stringify({ status: 1, data: found.data });
        const products = found.product === undefined ? [] : [found.product];
        return makeReply({ parts: [{ digest: digestOf(text), text }], products, version });
      }),
    /** Bytes kept, about. */
    weight: (): number => replies.weight() + cards.weight(),
  };
};

export type CatalogueReplies = ReturnType<typeof catalogueReplies>;
