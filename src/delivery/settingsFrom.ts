import type { PageSettings } from '../config/env';
import { CHECKS } from '../contract/pageSettings';

export type Variables = Readonly<Record<string, string | undefined>>;

interface Reader {
  field: keyof PageSettings;
  /** Parses the text before it is validated. */
  parse?: (text: string) => unknown;
  hint: string;
}

const listed = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean);
const isHost = (host: string): boolean => /^[a-z\d-]+(\.[a-z\d-]+)*(:\d{1,5})?$/i.test(host);

const SOCIAL = ['facebook', 'twitter', 'instagram', 'youtube', 'pinterest'];
const pairs = (text: string): Record<string, string> | undefined => {
  const found = listed(text).map((part): [string, string] => {
    const at = part.indexOf('=');
    return [part.slice(0, at), part.slice(at + 1)];
  });
  return found.every(([name, address]) => SOCIAL.includes(name) && /^https:\/\/[^/]/.test(address))
    ? Object.fromEntries(found)
    : undefined;
};

/** Each variable with its setting and its format. */
const READERS: Record<string, Reader> = {
  API_BASE_URL: {
    field: 'apiBaseUrl',
    hint: 'an address such as https://api.example.com, without /api/v1, which the shop adds',
  },
  API_KEY: { field: 'apiKey', hint: 'a key without spaces, of letters, digits and signs' },
  IDEMPOTENCY_KEYS: {
    field: 'idempotencyKeys',
    parse: (text) => (['on', ''].includes(text) ? text === 'on' : undefined),
    hint: "'on' or 'off'",
  },
  MAPS_API_KEY: { field: 'mapsApiKey', hint: 'a key of letters, digits, hyphens and underscores' },
  PAYMENT_HOSTS: {
    field: 'paymentHosts',
    parse: (text) => (listed(text).every(isHost) ? listed(text.toLowerCase()) : undefined),
    hint: 'hosts such as pay.example.com, comma separated, without https:// and paths',
  },
  PICTURE_SIZES: { field: 'pictureSizes', hint: 'text added to the address of a picture, such as ?w={width}' },
  SHOP_PITCH: { field: 'pitch', hint: 'a few words' },
  SHOP_PROVIDER: { field: 'provider', hint: 'a name' },
  SOCIAL_LINKS: {
    field: 'social',
    parse: pairs,
    hint: `names and https addresses such as facebook=https://www.facebook.com/shop, of ${SOCIAL.join(', ')}`,
  },
};

/** All settings that can change without a new build. */
export const PAGE_VARIABLES: readonly string[] = Object.keys(READERS);

const valueOf = (text: string, { field, parse = (plain: string): unknown => plain }: Reader): unknown => {
  const parsed = parse(text === 'off' ? '' : text.trim());
  return parsed === undefined ? undefined : CHECKS[field](parsed);
};

/** The settings that the environment names; an empty variable is ignored, 'off' removes the build's value. */
export const pageSettingsFrom = (variables: Variables): Partial<PageSettings> => {
  const named = PAGE_VARIABLES.filter((name) => variables[name]).map((name) => {
    const reader = READERS[name] as Reader;
    return { name, text: variables[name] ?? '', value: valueOf(variables[name] ?? '', reader), reader };
  });
  const flaws = named
    .filter(({ value }) => value === undefined)
    .map(({ name, text, reader }) => `${name} must be ${reader.hint}, not '${text}'`);
  if (flaws.length > 0) throw new Error(flaws.join('\n'));
  return Object.fromEntries(named.map(({ reader, value }) => [reader.field, value]));
};
