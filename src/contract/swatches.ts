import { isRecord } from '../lib/json';
import { type NameValue, readAttributes } from './attributes';
import { readText, toEntries } from './plainReaders';

/** Only plain colours: the value is used in a style, where `url(…)` would send a request. */
const COLOUR = /^(#[0-9a-f]{3,8}|[a-z]+|(rgb|hsl)a?\([\d\s,.%/]+\))$/i;

const readSwatch = (raw: unknown): NameValue =>
  isRecord(raw) ? { name: readText(raw.name), value: readText(raw.value) } : { name: '', value: '' };

/** `[{ name, value }]`, or a map from name to colour. */
export const readSwatches = (raw: unknown): NameValue[] => {
  const entries = toEntries(raw);
  const swatches = entries ? entries.map(readSwatch) : readAttributes(raw);
  return swatches.filter(({ name, value }) => name !== '' && COLOUR.test(value));
};
