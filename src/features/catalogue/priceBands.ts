import { type Minor, toMinor } from '../../lib/money';

/** A price range; an open end is null. */
export interface PriceBand {
  min: Minor | null;
  max: Minor | null;
  count: number;
}

const BANDS = 4;
const MAJOR = 100;

/** Rounds to 1, 2 or 5 times a power of ten, in whole major units. */
const roundly = (amount: Minor): Minor => {
  const major = Math.max(1, amount / MAJOR);
  const power = 10 ** Math.floor(Math.log10(major));
  const digit = [10, 5, 2].find((step) => step * power <= major * 1.1) ?? 1;
  return digit * power * MAJOR;
};

/** Bands with round limits and about equally many prices; `counted` are the prices to count. */
export const priceBands = (prices: readonly Minor[], counted: readonly Minor[]): readonly PriceBand[] => {
  const sorted = [...prices].sort((a, b) => a - b);
  if (sorted.length < BANDS) return [];
  const ends = new Set<Minor>();
  for (let part = 1; part < BANDS; part += 1) {
    const end = roundly(sorted[Math.floor((sorted.length * part) / BANDS)] ?? 0);
    if (end > (sorted[0] ?? 0) && end < (sorted[sorted.length - 1] ?? 0)) ends.add(end);
  }
  if (ends.size === 0) return [];
  const edges = [null, ...[...ends].sort((a, b) => a - b), null];
  return edges.slice(0, -1).map((min, index) => {
    const next = edges[index + 1] ?? null;
    // A price on a limit belongs to the upper band, so that bands never overlap.
    const max = next === null ? null : next - 1;
    const count = counted.filter((price) => price >= (min ?? 0) && price <= (max ?? Infinity)).length;
    return { min, max, count };
  });
};

/** A comma before exactly three digits groups thousands; any other comma is a decimal one. */
export const typedPrice = (text: string): Minor | null =>
  toMinor(text.replaceAll(/,(?=\d{3}(?!\d))/g, '').replace(',', '.'));
