/** Kind of browser and window, in a few known words; the full user-agent string is not recorded. */
export interface Device {
  browser: string;
  system: string;
  window: string;
  touch: boolean;
  theme: string;
  language: string;
  connection: string;
}

type Named = readonly (readonly [string, RegExp])[];

const BROWSERS: Named = [
  ['Edge', /Edg\/(\d{1,3})/],
  ['Opera', /OPR\/(\d{1,3})/],
  ['Samsung Internet', /SamsungBrowser\/(\d{1,3})/],
  ['Firefox', /(?:Firefox|FxiOS)\/(\d{1,3})/],
  ['Chrome', /(?:Chrome|CriOS)\/(\d{1,3})/],
  ['Safari', /Version\/(\d{1,3}).*Safari/],
];
const SYSTEMS: Named = [
  ['Android', /Android (\d{1,2})/],
  ['iOS', /(?:iPhone|iPad).* OS (\d{1,2})/],
  ['Windows', /Windows NT (\d{1,2})/],
  ['macOS', /Mac OS X (\d{1,2})/],
  ['Linux', /Linux()/],
];

const nameOf = (names: Named, text: string): string => {
  for (const [name, pattern] of names) {
    const found = pattern.exec(text);
    if (found) return `${name} ${found[1] ?? ''}`.trim();
  }
  return 'unknown';
};

interface Connection {
  effectiveType?: unknown;
  saveData?: unknown;
}

const connectionOf = ({ onLine, connection }: Navigator & { connection?: Connection }): string => {
  const speed = ['slow-2g', '2g', '3g', '4g'].find((known) => known === connection?.effectiveType);
  return [onLine ? 'online' : 'offline', speed, connection?.saveData === true && 'saving data']
    .filter(Boolean)
    .join(', ');
};

export const readDevice = (page: Window): Device => ({
  browser: nameOf(BROWSERS, page.navigator.userAgent),
  system: nameOf(SYSTEMS, page.navigator.userAgent),
  window: `${page.innerWidth} × ${page.innerHeight}`,
  touch: page.navigator.maxTouchPoints > 0,
  theme: ['light', 'dark'].find((known) => known === page.document.documentElement.dataset.theme) ?? 'as the system',
  language: /^[a-z]{2,3}(-[A-Z]{2})?$/.exec(page.navigator.language)?.[0] ?? 'unknown',
  connection: connectionOf(page.navigator),
});
