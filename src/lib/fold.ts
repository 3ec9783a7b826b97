/** As words are compared, however a back end or a shopper writes them: 'Red' and ' red ' are one. */
export const fold = (word: string): string => word.trim().toLowerCase();
