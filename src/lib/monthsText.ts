/** In a sentence. */
export const monthsText = (months: number): string => (months === 1 ? '1 month' : `${months} months`);

/** As a value of its own, in a table. */
export const monthsLabel = (months: number): string => (months === 1 ? '1 Month' : `${months} Months`);
