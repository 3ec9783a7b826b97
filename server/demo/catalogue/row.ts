export interface Choice {
  name: string;
  /** An option, or an option and its surcharge in cedis. */
  options: readonly (string | readonly [label: string, extra: number])[];
}

/** The short form of a product; `expandRow` expands it to a SeedProduct. */
export interface Row {
  title: string;
  /** The slug of its category, e.g. 'dresses'. */
  in: string;
  brand: string;
  /** In cedis. */
  price: number;
  was?: number;
  colours?: readonly string[];
  choices?: readonly Choice[];
  /** Stock by options, e.g. 'Clay/M': 0. 'M' alone applies to every M; the most specific key counts. */
  stock?: Readonly<Record<string, number>>;
  /** Minimum stock of the other combinations (default 6, at most four times as much); 0: the product is sold out. */
  usual?: number;
  sold?: number;
  /** Letters: b best seller, f featured, p pre-order, n new. 'New' also follows from a late date. */
  flags?: string;
  date: string;
  rating: readonly [score: number, reviews: number];
  /** Whether its last picture shows the material. */
  closeUp?: true;
  short: string;
  text: string;
  points: readonly string[];
  tags: readonly string[];
  /** Further fields of the product's page, as the reply names them. */
  facts?: Readonly<Record<string, unknown>>;
}

export interface Department {
  slug: string;
  /** The first product id, so that a new product in one department changes no id in another. */
  firstId: number;
  returns: string;
  rows: readonly Row[];
}
