import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type LaunchOptions } from '@playwright/test';

const FIREFOX_NAMES = ['firefox-esr', 'firefox'];
const SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Flags for a browser in a container without a display and without internet access. */
export const LAUNCH_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const HELP = `No Chromium was found for the browser tests. Any of these will do:
  - name one:                     CHROMIUM_PATH=/path/to/chromium npm test
  - a browser on the PATH:        ${NAMES.join(', ')}
  - the test runner's download:   npx playwright install chromium
  - on Debian or Ubuntu, as root: apt-get install chromium (ALLOW_APT=1 or CI=true does this for you)`;

const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const onPath = (names: readonly string[]): string | undefined =>
  names
    .flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)))
    .find(isProgram);

const downloaded = (): string | undefined => {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
};

const mayInstall = (): boolean =>
  (process.env.ALLOW_APT === '1' || process.env.CI === 'true') &&
  process.getuid?.() === 0 &&
  existsSync('/etc/debian_version');

const install = (...packages: string[]): void => {
  const apt = (...args: string[]) =>
    execFileSync('apt-get', args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  apt('update');
  apt('install', '-y', '--no-install-recommends', ...packages);
};

const installed = (): string | undefined => {
  if (!mayInstall()) return undefined;
  install('chromium');
  return onPath(NAMES);
};

/**
 * Installs a font with the widths of a phone's font. Debian's fallback, DejaVu, is too wide for the tests with large
 * text.
 */
export const ensureFont = (): void => {
  if (mayInstall() && !existsSync('/usr/share/fonts/truetype/liberation')) install('fonts-liberation');
};

/** The path of the browser; throws an error with instructions when none is installed. */
export const findBrowser = (): string => {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && named !== '') {
    if (isProgram(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, which is not a program.\n${HELP}`);
  }
  const found = onPath(NAMES) ?? downloaded() ?? installed();
  if (found === undefined) throw new Error(HELP);
  return found;
};

export const launchBrowser = (options: LaunchOptions = {}): Promise<Browser> =>
  chromium.launch({ executablePath: findBrowser(), args: LAUNCH_ARGS, ...options });

/** A context in a separate browser with the back/forward cache, which the runner disables by default. */
export const openWithBackForwardCache = async (shopUrl: string): Promise<BrowserContext> => {
  const browser = await launchBrowser({ ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  // A worker that claims its pages evicts those in the back/forward cache.
  return browser.newContext({ baseURL: shopUrl, serviceWorkers: 'block' });
};

/**
 * The headless shell of Chromium, which is a fifth faster. It has no back/forward cache and sends no reports, so those
 * tests use the full browser.
 */
export const findShell = (): string | undefined => {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && named !== '') return undefined;
  const found = onPath([SHELL]);
  if (found !== undefined || !mayInstall()) return found;
  try {
    install(SHELL);
  } catch {
    console.log(`${SHELL} could not be installed, so the tests use the other Chromium.`);
  }
  return onPath([SHELL]);
};

/** The path of Firefox; undefined when it is not installed, which skips its tests. */
export const findFirefox = (): string | undefined => {
  const named = process.env.FIREFOX_PATH;
  if (named === undefined || named === '') return onPath(FIREFOX_NAMES);
  if (isProgram(named)) return named;
  throw new Error(`FIREFOX_PATH names ${named}, which is not a program.`);
};
