import { paths } from '../config/paths';

export const collectionPath = (slug: string): string => paths.collection(slug);
