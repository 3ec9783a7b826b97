import { escapeMarkup } from '../../src/lib/markup';

export interface SitemapEntry {
  path: string;
  /** ISO date and time of the last change, if known. */
  changed?: string | null;
  picture?: string | null;
}

const whole = (path: string, origin: string): string => escapeMarkup(new URL(path, origin).href);
const dated = (changed: string | null | undefined): string =>
  changed ? `<lastmod>${escapeMarkup(changed)}</lastmod>` : '';

const urlOf = ({ path, changed, picture }: SitemapEntry, origin: string): string =>
  `<url><loc>${whole(path, origin)}</loc>${dated(changed)}${
    picture ? `<image:image><image:loc>${whole(picture, origin)}</image:loc></image:image>` : ''
  }</url>`;

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const spaces =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

export const urlSet = (entries: readonly SitemapEntry[], origin: string): string =>
  `${head}<urlset ${spaces}>${entries.map((entry) => urlOf(entry, origin)).join('\n')}</urlset>`;

/** The index of the other sitemap files. */
export const siteIndex = (entries: readonly SitemapEntry[], origin: string): string =>
  `${head}<sitemapindex ${spaces}>${entries
    .map(({ path, changed }) => `<sitemap><loc>${whole(path, origin)}</loc>${dated(changed)}</sitemap>`)
    .join('\n')}</sitemapindex>`;

/** Private pages, and search, which has endlessly many addresses. */
const hidden = ['/account', '/cart', '/checkout', '/payment', '/wishlist', '/order-complete', '/items/search?'];

/** The text of robots.txt. */
export const robotsText = (origin: string): string =>
  `${['User-agent: *', ...hidden.map((path) => `Disallow: ${path}`), `Sitemap: ${origin}/sitemap.xml`].join('\n')}\n`;
