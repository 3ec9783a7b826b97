import type { ArtSpec } from '../art/artSpec';

export interface Choice {
  name: string;
  /** Option and what it adds to the price, in cedis. */
  options: readonly (string | readonly [label: string, extra: number])[];
}

/** A product as the merchandiser writes it; `expandRow` makes a SeedProduct of it. */
export interface Row {
  title: string;
  /** Last part of the category tree, e.g. 'dresses'. */
  in: string;
  brand: string;
  /** Cedis. */
  price: number;
  was?: number;
  colours?: readonly string[];
  choices?: readonly Choice[];
  /** Stock of single combinations by their options, 'Clay/M': 0. Parts may be left out: 'M' sets every M. */
  stock?: Readonly<Record<string, number>>;
  /** Usual stock of a combination; 0 sells the whole product out. */
  usual?: number;
  sold?: number;
  /** b best seller, f featured, p pre-order. New follows from the date. */
  flags?: string;
  date: string;
  rating: readonly [score: number, reviews: number];
  art: ArtSpec;
  short: string;
  text: string;
  points: readonly string[];
  tags: readonly string[];
  weight?: string;
  size?: string;
  warranty?: string;
}

export interface Department {
  slug: string;
  /** Product ids count up from here, so that a new product in one department moves none in another. */
  firstId: number;
  returns: string;
  rows: readonly Row[];
}
