/** Configuration of the process under load. */
export interface LoadPlan {
  products: number;
  shoppers: number;
  databaseUrl: string | null;
  dataDir: string;
}

/** A product to view and buy. */
export interface Goods {
  slug: string;
  code: string;
  category_slug: string;
  variant_id: number;
}

export const apiKey = 'load';
/** Of a larger catalogue, a call that returns a whole list would send megabytes. */
export const sendsWholeLists = (products: number): boolean => products <= 5000;

export const password = 'correct horse battery';

export const shopperEmail = (number: number): string => `shopper${number}@load.example`;
