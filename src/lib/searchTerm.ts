/** Replaces lone surrogates, which `encodeURIComponent` refuses: `toWellFormed` for browsers before 2023. */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\uFFFD');

/** A search term as it is sent and stored. */
export const searchTerm = (text: string): string => wellFormed(text).trim().slice(0, 200);
