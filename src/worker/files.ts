import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import { CACHE_PREFIX } from '../contract/workerMessages';
import type { ExtendableEvent } from './scope';

type Entries = Parameters<PrecacheController['addToCacheList']>[0];

const FOLDER = '/static/';
/** Cached under their hashed names, which no other content can have. */
const HASHED = /\.[0-9a-f]{6,8}\./;
const PREVIOUS_RELEASE = `${CACHE_PREFIX}files`;
const MOST_OTHERS = 60;
const SHELL = '/index.html';

/** The files of this release, by their hashed names. */
export const filesOf = (entries: Entries, here: string) => {
  const release = new PrecacheController({ cacheName: `${CACHE_PREFIX}release` });
  release.addToCacheList(entries);
  const isOurs = (name: string): boolean => release.getCacheKeyForURL(new URL(name, here).href) !== undefined;

  /** Open tabs of the previous release still request its files, so they are kept until the next release. */
  const keepPreviousRelease = async (): Promise<void> => {
    await caches.delete(PREVIOUS_RELEASE);
    const [from, to] = await Promise.all([caches.open(`${CACHE_PREFIX}release`), caches.open(PREVIOUS_RELEASE)]);
    for (const request of await from.keys()) {
      const { pathname } = new URL(request.url);
      const file = pathname.startsWith(FOLDER) && !isOurs(pathname) ? await from.match(request) : undefined;
      if (file) await to.put(pathname, file);
    }
  };

  const cacheOtherFile = async (pathname: string, file: Response): Promise<void> => {
    const cache = await caches.open(PREVIOUS_RELEASE);
    if ((await cache.keys()).length < MOST_OTHERS) await cache.put(pathname, file);
  };

  return {
    isFile: ({ pathname }: URL): boolean => pathname.startsWith(FOLDER),
    install: (event: ExtendableEvent) => release.install(event),
    activate: async (event: ExtendableEvent): Promise<void> => {
      await keepPreviousRelease().catch(() => undefined);
      await release.activate(event);
    },
    shell: () => release.matchPrecache(SHELL).catch(() => undefined),
    /** Whether a page names only files of this release: others may be unavailable offline. */
    isOfThisRelease: (html: string): boolean => (html.match(/\/static\/[\w.-]+/g) ?? []).every(isOurs),
    answer: async (request: Request, event: ExtendableEvent): Promise<Response> => {
      const { pathname } = new URL(request.url);
      const cached =
        (await release.matchPrecache(request.url).catch(() => undefined)) ??
        (await caches.match(pathname, { cacheName: PREVIOUS_RELEASE }).catch(() => undefined));
      if (cached) return cached;
      const file = await fetch(request).catch(() => Response.error());
      if (file.status === 200 && HASHED.test(pathname))
        event.waitUntil(cacheOtherFile(pathname, file.clone()).catch(() => undefined));
      return file;
    },
  };
};

export type Files = ReturnType<typeof filesOf>;
