import type { PageSettings } from '../config/env';
import { isRecord, parseJson } from '../lib/json';
import { safeHttpUrl } from '../lib/safeUrl';

/** The element in index.html that holds them. */
export const SETTINGS_ID = 'settings';

const LONGEST = 500;

const matching =
  (pattern: RegExp) =>
  (raw: unknown): string | undefined =>
    typeof raw === 'string' && raw.length <= LONGEST && pattern.test(raw) ? raw : undefined;

const apiAddress = (raw: unknown): string | undefined => {
  if (raw === '') return '';
  const address = safeHttpUrl(raw)?.replace(/\/+$/, '');
  return address === undefined || /[?#]|\/api\/v1$/.test(address) ? undefined : address;
};

/** A list of allowed hosts: an unreadable one allows no host, and never all of them. */
const hosts = (raw: unknown): readonly string[] =>
  (Array.isArray(raw) ? raw : ['']).map((host: unknown) => (typeof host === 'string' ? host.trim() : ''));

const links = (raw: unknown): Record<string, string> | undefined =>
  isRecord(raw)
    ? Object.fromEntries(
        Object.entries(raw).flatMap(([icon, address]) => {
          const href = safeHttpUrl(address);
          return href === null ? [] : [[icon, href]];
        }),
      )
    : undefined;

type Checks = { [Name in keyof PageSettings]: (raw: unknown) => PageSettings[Name] | undefined };

/** Validates each setting; undefined when it is invalid. */
export const CHECKS: Checks = {
  apiBaseUrl: apiAddress,
  // Other characters are invalid in a header, so no call could be sent.
  apiKey: matching(/^[\x21-\x7e]+$/),
  idempotencyKeys: (raw) => (typeof raw === 'boolean' ? raw : undefined),
  mapsApiKey: matching(/^[\w-]*$/),
  paymentHosts: hosts,
  pictureSizes: matching(/^$|^[^\s,"'<>]*\{width\}[^\s,"'<>]*$/),
  pitch: matching(/\S/),
  provider: matching(/\S/),
  social: links,
};

/** Parses the element's text, and names the invalid settings: for those the build's own value applies. */
export const readPageSettings = (text: string): { settings: Partial<PageSettings>; invalid: string[] } => {
  const settings = parseJson(text === '' ? '{}' : text);
  if (!isRecord(settings)) return { settings: {}, invalid: [SETTINGS_ID] };
  const checked = Object.entries(CHECKS)
    .filter(([name]) => Object.hasOwn(settings, name))
    .map(([name, check]) => [name, check(settings[name])] as const);
  return {
    settings: Object.fromEntries(checked.filter(([, value]) => value !== undefined)),
    invalid: checked.filter(([, value]) => value === undefined).map(([name]) => name),
  };
};
