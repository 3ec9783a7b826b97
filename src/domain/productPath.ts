import { paths } from '../config/paths';
import type { Product } from '../contract/product';

export const productPath = ({ slug, code, id }: Pick<Product, 'slug' | 'code' | 'id'>): string =>
  paths.product(slug, code, id);

export const collectionPath = (slug: string): string => paths.collection(slug);
