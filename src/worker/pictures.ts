import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { CACHE_PREFIX } from '../contract/workerMessages';

const DAY = 24 * 60 * 60;

// Workbox's own types disagree about which fields a plugin may leave out.
const bound = new ExpirationPlugin({
  maxEntries: 150,
  maxAgeSeconds: 7 * DAY,
  purgeOnQuotaError: true,
}) as WorkboxPlugin;

/**
 * Only pictures of the shop's origin: an opaque reply of another origin could be an error, and the worker's policy
 * forbids it.
 */
export const pictures = new CacheFirst({
  cacheName: `${CACHE_PREFIX}pictures`,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      // A page under a picture's address is no picture, and a response that its server wants revalidated each time is
      // not stored.
      cacheWillUpdate: ({ request, response }) => {
        const isPicture = (response.headers.get('Content-Type') ?? '').startsWith('image/');
        const isLasting = !/no-cache|no-store|private/.test(response.headers.get('Cache-Control') ?? '');
        const mayKeep = response.status === 200 && isPicture && isLasting && !request.headers.has('Authorization');
        return Promise.resolve(mayKeep ? response : null);
      },
    },
    bound,
  ],
});

const PICTURE = /\.(svg|png|jpe?g|webp|avif|gif)$/i;

export const isPicturePath = (pathname: string): boolean => PICTURE.test(pathname) && !pathname.startsWith('/static/');
