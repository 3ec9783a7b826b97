const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** The same day a number of months later, or the last day of a shorter month. */
export const monthsLater = (day: string, months: number): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  return `${first.getUTCFullYear()}-${twoDigits(first.getUTCMonth() + 1)}-${twoDigits(Math.min(date, last))}`;
};
