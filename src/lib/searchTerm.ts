import { wellFormed } from './wellFormed';

/** A search term as it is sent and stored. */
export const searchTerm = (text: string): string => wellFormed(text).trim().slice(0, 200);
