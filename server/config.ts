import { join, resolve } from 'node:path';
import { pageVariables } from '../src/delivery/applySettings';
import { parseDate } from '../src/lib/dates';
import type { Variables } from '../src/delivery/settingsFrom';
import type { ShopServerOptions } from './app';

export interface ShopSettings extends Partial<
  Omit<ShopServerOptions, 'database' | 'operatorSecret' | 'mediaDir' | 'now' | 'log' | 'limits'>
> {
  port: number;
  host: string;
  /** The folder of the embedded database, the secrets and the running server's address; null keeps all in memory. */
  dataDir: string | null;
  cacheDir: string | null;
  databaseUrl?: string;
  /** Folder of the built storefront; undefined serves the API alone. */
  dist?: string;
  /** How many milliseconds a page may wait for the replies embedded in it; 0 embeds none. */
  firstRepliesWithin?: number;
  /** Page settings from the environment, inserted when the page is sent. */
  pageVariables?: Variables;
}

const flag = (text: string | undefined): boolean | undefined => (text === undefined ? undefined : text === '1');

export const wholeNumber = (name: string, text: string | undefined): number | undefined => {
  if (text === undefined || text === '') return undefined;
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 0) throw new Error(`${name} must be a whole number, not '${text}'`);
  return value;
};

const demoDay = ({ DEMO_TODAY: text = '', PUBLIC_ORIGIN }: Variables): string | undefined => {
  if (text === '') return undefined;
  if (PUBLIC_ORIGIN) throw new Error('DEMO_TODAY is for demonstrations: a shop with PUBLIC_ORIGIN has the real date');
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || parseDate(text) === null) {
    throw new Error(`DEMO_TODAY must be a day such as 2026-12-31, not '${text}'`);
  }
  return text;
};

/** Includes only settings that are set, so that each default is defined in one place. */
const given = <Value extends object>(value: { [Key in keyof Value]: Value[Key] | undefined }): Value =>
  Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined && entry !== '')) as Value;

/** Where imported pictures are. */
export const mediaFolder = ({ dataDir }: Pick<ShopSettings, 'dataDir'>): string | undefined =>
  dataDir === null ? undefined : join(dataDir, 'media');

export const settingsFrom = (env: Variables): ShopSettings => {
  const variables = pageVariables(env);
  return {
    port: wholeNumber('PORT', env.PORT) ?? 3000,
    host: env.HOST ?? '127.0.0.1',
    dataDir: resolve(env.DATA_DIR ?? '.data'),
    cacheDir: resolve(env.CACHE_DIR ?? '.cache'),
    ...given<Partial<ShopSettings>>({
      databaseUrl: env.DATABASE_URL,
      dist: flag(env.API_ONLY) ? undefined : resolve(env.DIST_DIR ?? 'dist'),
      firstRepliesWithin: env.FIRST_REPLIES === 'off' ? 0 : undefined,
      pageVariables: Object.keys(variables).length > 0 ? variables : undefined,
      publicOrigin: env.PUBLIC_ORIGIN,
      demoToday: demoDay(env),
      allowedOrigins: env.ALLOWED_ORIGINS?.split(/[\s,]+/).filter(Boolean),
      apiKey: env.API_KEY,
      secret: env.SECRET,
      outbox: flag(env.OUTBOX),
      trustedProxies: wholeNumber('TRUSTED_PROXY', env.TRUSTED_PROXY),
      requireVerification: flag(env.REQUIRE_VERIFICATION),
      tokenLifetimeSeconds: wholeNumber('TOKEN_LIFETIME', env.TOKEN_LIFETIME),
    }),
  };
};
