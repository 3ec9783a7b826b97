import { DELIVERY_VARIABLES } from '../src/delivery/applySettings';
import type { Variables } from '../src/delivery/settingsFrom';

/** Settings that the server reads for itself, in the order of docs/deploy.md. */
const SERVER: Record<string, string> = {
  PORT: 'where it listens; 3000',
  HOST: 'on which address; 127.0.0.1',
  DATABASE_URL: 'PostgreSQL instead of the embedded database',
  DATA_DIR: 'the embedded database, secrets and imported pictures; .data',
  CACHE_DIR: 'a packed copy of the seeded database; .cache',
  DIST_DIR: 'the build that it serves; dist',
  API_ONLY: '1: no pages, the API alone',
  API_KEY: 'the key that it takes, and that its pages send',
  SECRET: 'what tokens are signed with',
  TOKEN_LIFETIME: 'seconds that a session lasts; 30 days',
  PUBLIC_ORIGIN: 'the address that customers see',
  TRUSTED_PROXY: 'how many proxies of your own stand in front',
  OUTBOX: '1: mails at /outbox for all, 0: for nobody',
  ALLOWED_ORIGINS: 'other origins that may call the API',
  DEMO_TODAY: 'the day that counts for repayments, for demonstrations',
  FIRST_REPLIES: 'off: pages come without their first replies',
  REQUIRE_VERIFICATION: '1: nobody signs in before the email is verified',
};

/** The meaning shown for page settings. */
const PAGE = 'of the page, put in when it is sent';

/** Every variable of the server, its meaning, and whether it is set. Values are not shown: some are secrets. */
export const settingTexts = (env: Variables): string[] => {
  const page = DELIVERY_VARIABLES.filter((name) => !(name in SERVER)).map((name) => [name, PAGE] as const);
  return [...Object.entries(SERVER), ...page].map(
    ([name, meaning]) => `${env[name] ? '*' : ' '} ${name.padEnd(22)}${meaning}`,
  );
};
