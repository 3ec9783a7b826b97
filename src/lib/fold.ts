/** Normalises a word for comparison: 'Red' and ' red ' are equal. */
export const fold = (word: string): string => word.trim().toLowerCase();

export const isSameWord = (one: string, other: string): boolean => fold(one) === fold(other);
