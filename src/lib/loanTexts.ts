/** `3` → `3% monthly`, the rate as the server gave it. */
export const rateText = (rate: string): string => (rate === '' ? 'not stated' : `${rate}% monthly`);

/** A number of months, for use in a sentence. */
export const monthsText = (months: number): string => (months === 1 ? '1 month' : `${months} months`);

/** A number of months, for a table cell. */
export const monthsLabel = (months: number): string => (months === 1 ? '1 Month' : `${months} Months`);
