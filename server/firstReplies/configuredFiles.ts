import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isBuiltPage, workerWithSettings } from '../../src/delivery/pageFile';
import { applySettings } from '../../src/delivery/applySettings';
import type { Variables } from '../../src/delivery/settingsFrom';
import { headersFile, readHeaders, readSendable } from '../distFiles';
import type { Sendable } from './sendablePage';
import { sendablePage } from './sendablePage';

/** The parts of a build that depend on settings: the page, its headers and the service worker. */
export interface ConfiguredBuild {
  page: Sendable;
  headers: Record<string, string>;
  worker: Sendable | undefined;
}

const FILES = ['index.html', headersFile, 'sw.js'];

const read = async (dist: string) => {
  const [page, headers = {}, worker] = await Promise.all([
    readSendable(join(dist, 'index.html')),
    readHeaders(dist),
    readSendable(join(dist, 'sw.js')),
  ]);
  return { page, headers, worker };
};
type Built = Awaited<ReturnType<typeof read>>;

/** Changes whenever one of the files changes. */
const stampOf = async (dist: string): Promise<string> => {
  const stamps = FILES.map(async (name) => {
    const { mtimeMs, size, ino } = await stat(join(dist, name));
    return [mtimeMs, size, ino].join(' ');
  });
  return (await Promise.allSettled(stamps)).map((one) => (one.status === 'fulfilled' ? one.value : '-')).join();
};

const made = ({ page, headers, worker }: Built, variables: Variables): ConfiguredBuild | undefined => {
  const html = page?.plain.toString() ?? '';
  if (!page || Object.keys(variables).length === 0 || !isBuiltPage(html)) return page && { page, headers, worker };
  const configured = applySettings({ html, headers }, variables);
  if (configured.html === html) return { page, headers: configured.headers, worker };
  const configuredWorker = worker && sendablePage(workerWithSettings(worker.plain.toString(), configured.html));
  return { page: sendablePage(configured.html), headers: configured.headers, worker: configuredWorker };
};

/** Applies this server's settings to the files of a build, again whenever the build changes. */
export const configuredFiles = (dist: string, variables: Variables): (() => Promise<ConfiguredBuild | undefined>) => {
  let last: { stamp: string; configured: Promise<ConfiguredBuild | undefined> } | undefined;
  return async () => {
    const stamp = await stampOf(dist);
    if (last?.stamp !== stamp) last = { stamp, configured: read(dist).then((built) => made(built, variables)) };
    return last.configured;
  };
};
