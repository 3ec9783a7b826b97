import type { Files } from './files';
import { cachePage } from './pages';
import { isPicturePath, pictures } from './pictures';
import { isPublicRead } from './publicRead';
import { prefetchRead } from './reads';
import { type ExtendableEvent, scope } from './scope';

/** The maximum number of addresses of one page that are cached. */
const MOST = 80;

/** Stores the resources a tab loaded before the worker was active: pictures come from the browser's own cache. */
export const cacheLoadedResources = async (
  event: ExtendableEvent,
  addresses: readonly string[],
  files: Files,
): Promise<void> => {
  for (const address of [...new Set(addresses)].slice(0, MOST)) {
    const url = new URL(address);
    if (isPublicRead(url, scope.location.origin)) await prefetchRead(url.href);
    else if (url.origin !== scope.location.origin) continue;
    else if (isPicturePath(url.pathname)) {
      await pictures.handle({ event: event as never, request: new Request(url.href) }).catch(() => undefined);
    } else await cachePage(url, files);
  }
};
