/** Private pages, and search, which has endlessly many addresses. */
const hidden = ['/account', '/cart', '/checkout', '/payment', '/wishlist', '/order-complete', '/items/search?'];

/** The text of robots.txt. */
export const robotsText = (origin: string): string =>
  `${['User-agent: *', ...hidden.map((path) => `Disallow: ${path}`), `Sitemap: ${origin}/sitemap.xml`].join('\n')}\n`;
