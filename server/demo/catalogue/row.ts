import * as v from 'valibot';

const choice = v.strictObject({
  name: v.string(),
  /** An option, or an option and its surcharge in cedis. */
  options: v.array(v.union([v.string(), v.strictTuple([v.string(), v.number()])])),
});

/** The short form of a product; `expandRow` expands it to a SeedProduct. */
const row = v.strictObject({
  title: v.string(),
  /** The slug of its category, e.g. 'dresses'. */
  in: v.string(),
  brand: v.string(),
  /** In cedis. */
  price: v.number(),
  was: v.optional(v.number()),
  /** Names of `colours.json`. */
  colours: v.optional(v.array(v.string())),
  choices: v.optional(v.array(choice)),
  /** Stock by options, e.g. 'Clay/M': 0. 'M' alone applies to every M; the most specific key counts. */
  stock: v.optional(v.record(v.string(), v.number())),
  /** Minimum stock of the other combinations (default 6, at most four times as much); 0: the product is sold out. */
  usual: v.optional(v.number()),
  sold: v.optional(v.number()),
  /** Letters: b best seller, f featured, p pre-order, n new. 'New' also follows from a late date. */
  flags: v.optional(v.string()),
  date: v.string(),
  /** Whether its last picture shows the material. */
  closeUp: v.optional(v.boolean()),
  short: v.string(),
  text: v.string(),
  points: v.array(v.string()),
  tags: v.array(v.string()),
  /** Further fields of the product's page, as the reply names them. */
  facts: v.optional(v.record(v.string(), v.unknown())),
});

export type Choice = v.InferOutput<typeof choice>;
export type Row = v.InferOutput<typeof row>;

export interface Department {
  slug: string;
  /** The first product id, so that a new product in one department changes no id in another. */
  firstId: number;
  returns: string;
  rows: readonly Row[];
}

/** Checks each row, because the type of an imported JSON file has no tuples and allows unknown fields. */
export const readRows = (...files: (readonly { title: string }[])[]): Row[] =>
  files.flat().map((given) => {
    const { success, issues, output } = v.safeParse(row, given);
    if (!success) throw new Error(`${given.title}: ${v.summarize(issues)}`);
    return output;
  });
