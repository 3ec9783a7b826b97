import { isRecord } from '../lib/json';
import { readText } from './plainReaders';

export interface NameValue {
  name: string;
  value: string;
}

/** Reads a map as a list of pairs, so that keys such as `__proto__` stay plain data. */
export const readAttributes = (raw: unknown): NameValue[] => {
  if (!isRecord(raw)) return [];
  return Object.entries(raw)
    .map(([name, value]) => ({ name: readText(name), value: readText(value) }))
    .filter(({ name, value }) => name !== '' && value !== '');
};

/** `Object.fromEntries` defines its keys; an assignment to `__proto__` would not. */
export const toAttributeMap = (attributes: readonly NameValue[]): Record<string, string> =>
  Object.fromEntries(attributes.map(({ name, value }) => [name, value]));
