const digits = (value: number, length: number): string => String(value).padStart(length, '0');

/** `YYYY-MM-DD` in the shopper's own calendar. */
export const dayOf = (date: Date): string =>
  `${digits(date.getFullYear(), 4)}-${digits(date.getMonth() + 1, 2)}-${digits(date.getDate(), 2)}`;

/** The same day a number of months later, or the last day of a shorter month. */
export const monthsLater = (day: string, months: number): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dayOf(new Date(year, month - 1 + months, Math.min(date, last)));
};
