const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const DATE_TIME = /^(\d{4})-(\d{2})-(\d{2})[ T](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?$/;
const ZONED = /^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s?(?:Z|[+-]\d{2}:?\d{2})$/i;
const EPOCH = /^\d{9,10}$|^\d{12,13}$/;

/** A local moment from its parts, unless the calendar has no such day (31 February). */
const fromParts = (parts: readonly (string | undefined)[]): Date | null => {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.map((part) => Number(part ?? 0));
  const isClock = hour < 24 && minute < 60 && second < 61;
  const date = new Date(year, month - 1, day, hour, minute, second);
  if (year < 100 || !isClock || date.getMonth() !== month - 1) return null;
  return date;
};

const fromZoned = (text: string): Date | null => {
  // Safari refuses a space before the time and an offset without its colon.
  const iso = text
    .replace(' ', 'T')
    .replace(/\s/g, '')
    .replace(/([+-]\d{2})(\d{2})$/, '$1:$2')
    .toUpperCase();
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? null : date;
};

/**
 * ISO with a time zone, `YYYY-MM-DD`, `YYYY-MM-DD HH:mm[:ss]` or epoch seconds/milliseconds. Text without a time zone
 * is read as local time; `new Date('2026-11-02')` would be 1 November in New York.
 */
export const parseDate = (value: unknown): Date | null => {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const text = String(value).trim();
  if (EPOCH.test(text)) return new Date(Number(text) * (text.length > 10 ? 1 : 1000));
  const parts = DATE.exec(text) ?? DATE_TIME.exec(text);
  if (parts) return fromParts(parts.slice(1));
  return ZONED.test(text) ? fromZoned(text) : null;
};

/** `2 Nov, 2026` in the shopper's own calendar. An invalid date is shown as given, an empty one as a dash. */
export const formatDate = (value: string | null | undefined): string => {
  const text = (value ?? '').trim();
  if (text === '' || text.startsWith('0000-00-00')) return '-';
  const date = parseDate(text);
  return date ? `${date.getDate()} ${MONTHS[date.getMonth()] ?? ''}, ${date.getFullYear()}` : text;
};
