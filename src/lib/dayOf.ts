const digits = (value: number, length: number): string => String(value).padStart(length, '0');

/** `YYYY-MM-DD` in the shopper's own calendar. */
export const dayOf = (date: Date): string =>
  `${digits(date.getFullYear(), 4)}-${digits(date.getMonth() + 1, 2)}-${digits(date.getDate(), 2)}`;
