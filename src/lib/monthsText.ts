/** The text for use in a sentence. */
export const monthsText = (months: number): string => (months === 1 ? '1 month' : `${months} months`);

/** The text for a table cell. */
export const monthsLabel = (months: number): string => (months === 1 ? '1 Month' : `${months} Months`);
