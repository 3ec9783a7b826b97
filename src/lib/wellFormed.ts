/** Replaces lone surrogates, which `encodeURIComponent` refuses: `toWellFormed` for browsers before 2023. */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\uFFFD');
