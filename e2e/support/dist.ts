import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { ensureBuild } from '../../server/build';
import { oneAtATime } from './oneAtATime';

/** The build under test; DIST_DIR names another folder, which is used unchanged. */
export const distFolder = (): string => resolve(process.env.DIST_DIR ?? resolve(__dirname, '../../dist'));

/** Builds the storefront when it is missing or made from other sources. */
export const ensureDist = async (): Promise<string> => {
  if (process.env.DIST_DIR === undefined) await ensureBuild();
  return distFolder();
};

/** Builds the same sources with other settings, one at a time, because workers share the folder and the cache. */
const ensureVariant = async (name: string, settings: Record<string, string>, options?: string[]): Promise<string> => {
  const cache = resolve(__dirname, '../../.cache');
  mkdirSync(cache, { recursive: true });
  const folder = resolve(cache, name);
  await oneAtATime(resolve(cache, 'building.pid'), () => ensureBuild(folder, settings, options));
  return folder;
};

/** A build with the support page, which the build under test does not contain. */
export const ensureSupportDist = (): Promise<string> => ensureVariant('support', { SUPPORT: 'on' });

/** The next release: every lazily loaded file has another name. */
export const ensureNextRelease = (): Promise<string> =>
  ensureVariant('next-release', {}, ['--output-chunk-filename', 'static/[name].[contenthash:8].next.js']);

/** A build that removes the service worker of an earlier build. */
export const ensureWithoutWorker = (): Promise<string> => ensureVariant('no-worker', { SERVICE_WORKER: 'off' });
