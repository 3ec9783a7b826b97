import type { NameValue } from '../../contract/attributes';
import type { Product } from '../../contract/product';

const FIELDS = [
  ['Brand', 'brand'],
  ['Weight', 'weight'],
  ['Dimensions', 'dimensions'],
  ['Warranty', 'warranty'],
  ['Return policy', 'returnPolicy'],
] as const;

/** The product's additional facts; empty ones are left out. */
export const additionalInfo = (product: Product): NameValue[] =>
  FIELDS.map(([name, field]) => ({ name, value: product[field].trim() })).filter(({ value }) => value !== '');
