export const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** NaN, shown as a hyphen, is a page that has no such step. */
export const shown = (value: number): string =>
  Number.isNaN(value) ? '-' : value === 0 || value >= 10 ? String(Math.round(value)) : value.toFixed(3);
