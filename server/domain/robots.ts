/** What is a shopper's own, and searches without end. */
const hidden = ['/account', '/cart', '/checkout', '/payment', '/wishlist', '/order-complete', '/items/search?'];

/** What search engines ask for first. */
export const robotsText = (origin: string): string =>
  `${['User-agent: *', ...hidden.map((path) => `Disallow: ${path}`), `Sitemap: ${origin}/sitemap.xml`].join('\n')}\n`;
