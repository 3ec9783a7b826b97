/** What the process under load is told. */
export interface LoadPlan {
  products: number;
  shoppers: number;
  databaseUrl: string | null;
  dataDir: string;
}

/** Something to look at and to buy. */
export interface Goods {
  slug: string;
  code: string;
  category_slug: string;
  variant_id: number;
}

export const apiKey = 'load';
export const password = 'correct horse battery';

export const shopperEmail = (number: number): string => `shopper${number}@load.example`;
