/** `3` → `3% monthly`, the rate as the server gave it. */
export const rateText = (rate: string): string => (rate === '' ? 'not stated' : `${rate}% monthly`);
