/** Integer minor units (pesewas, cents). All arithmetic of the shop happens on these. */
export type Minor = number;
/** `null`: the amount could not be read, so the product cannot be bought. Never shown or counted as 0. */
export type PriceAmount = Minor | null;

const PLAIN_DECIMAL = /^(\d+)(?:\.(\d+))?$/;

const safe = (amount: number): Minor | null => (Number.isSafeInteger(amount) ? amount : null);

const fromText = (text: string): Minor | null => {
  const match = PLAIN_DECIMAL.exec(text.trim());
  if (!match) return null;
  const whole = Number(match[1]);
  const digits = (match[2] ?? '').padEnd(3, '0');
  // The third digit alone decides: rounding through a float would turn '1.005' into 1.00.
  const cents = Number(digits.slice(0, 2)) + (Number(digits.charAt(2)) >= 5 ? 1 : 0);
  return Number.isSafeInteger(whole) ? safe(whole * 100 + cents) : null;
};

/** Parses decimal major units from the wire; null for anything but a plain, non-negative decimal. */
export const toMinor = (value: unknown): Minor | null => {
  if (typeof value === 'string') return fromText(value);
  if (typeof value !== 'number' || !(value >= 0)) return null;
  return safe(Math.round(value * 100) + 0);
};

/** Decimal major units for the wire: the nearest number to two decimals, so it prints as `12.34`. */
export const toMajor = (amount: Minor): number => amount / 100;

/** `null` when a part is unreadable or the sum is no longer exact. */
export const addMinor = (...amounts: readonly PriceAmount[]): PriceAmount => {
  let sum = 0;
  for (const amount of amounts) {
    if (amount === null || !Number.isSafeInteger(amount)) return null;
    sum += amount;
    if (!Number.isSafeInteger(sum)) return null;
  }
  return sum;
};

/** `null` when the price is unreadable, the quantity is not a whole number, or the result is no longer exact. */
export const multiplyMinor = (amount: PriceAmount, quantity: number): PriceAmount => {
  if (amount === null || !Number.isSafeInteger(amount) || !Number.isSafeInteger(quantity)) return null;
  return safe(amount * quantity + 0);
};

/** `1234` → `1,234`. */
export const grouped = (whole: number | string): string => String(whole).replace(/\B(?=(\d{3})+$)/g, ',');

/** `123450` → `1,234.50`. By hand: Intl's currency style throws for codes such as `GH₵`. */
export const formatMinor = (amount: Minor): string => {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${grouped(digits.slice(0, -2))}.${digits.slice(-2)}`;
};

export const PRICE_UNAVAILABLE = 'Price unavailable';

/** `120000`, `GHS` → `GHS 1,200.00`. */
export const formatPrice = (amount: PriceAmount, currency: string): string => {
  if (amount === null || !Number.isSafeInteger(amount)) return PRICE_UNAVAILABLE;
  return `${currency} ${formatMinor(amount)}`.trim();
};

/** A price with non-breaking spaces, for use inside a sentence. */
export const unbrokenPrice = (amount: PriceAmount, currency: string): string =>
  formatPrice(amount, currency).replaceAll(' ', '\u00A0');
