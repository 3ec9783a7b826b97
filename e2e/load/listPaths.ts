import { diceFor } from '../../server/demo/generated/dice';

/** Part of the catalogue, and what its facets offer. */
export interface Shelf {
  /** As in an address: `category=shirts`; empty for all goods. */
  scope: string;
  /** As in an address: `brand=Kasa`. */
  values: string[];
  cheapest: number;
  dearest: number;
}

/** What shoppers look for. */
export interface Offer {
  titles: string[];
  shelves: Shelf[];
}

const SORTS = ['latest', 'oldest', 'price_asc', 'price_desc'];
const MANY = 100;

/** As long as there are others, a path is not made twice: a cached reply would answer it. */
const unrepeated = (make: () => string): (() => string) => {
  const made = new Set<string>();
  return () => {
    let path = make();
    for (let tries = 1; made.has(path) && tries < MANY; tries += 1) path = make();
    made.add(path);
    return path;
  };
};

/** Random lists, searches and suggestions. */
export const listPaths = ({ titles, shelves }: Offer, seed: number) => {
  const { pick, below, chance } = diceFor(seed);
  const list = (...parts: string[]): string => `/storefront/products?${parts.filter((part) => part !== '').join('&')}`;
  const wordsIn = (title: string): string[] => title.toLowerCase().match(/[a-z]{3,}/g) ?? [];
  const exchangeLetters = (word: string): string => {
    const at = below(word.length - 1);
    return word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
  };
  const type = (word: string): string => (chance(0.2) ? exchangeLetters(word) : word);
  return {
    page: unrepeated(() =>
      list(pick(shelves).scope, `page=${1 + below(20)}`, `per_page=${20 + below(5)}`, `sort=${pick(SORTS)}`),
    ),
    filtered: unrepeated(() => {
      const { scope, values, cheapest, dearest } = pick(shelves);
      const from = cheapest + below((dearest - cheapest) / 2);
      const chosen = Array.from({ length: 2 + below(2) }, () => pick(values));
      return list(scope, ...chosen, `min_price=${from}`, `max_price=${from + below(dearest - from)}`, 'in_stock=1');
    }),
    search: unrepeated(() => {
      const words = wordsIn(pick(titles));
      const from = below(words.length);
      const typed = words.slice(from, from + 1 + below(2)).map(type);
      return list(`q=${typed.join('+')}`);
    }),
    suggestions: unrepeated(() => `/storefront/suggestions?q=${pick(wordsIn(pick(titles))).slice(0, 2 + below(5))}`),
  };
};

export type ListPaths = ReturnType<typeof listPaths>;
