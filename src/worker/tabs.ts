import type { WorkerNews } from '../contract/workerMessages';
import { scope, type Tab } from './scope';

const MINUTE = 60_000;
let told: { news: WorkerNews; at: number }[] = [];

/** Sends the message to every tab of the shop; a tab ignores messages it has no use for. */
export const tellTabs = async (news: WorkerNews): Promise<void> => {
  const now = Date.now();
  told = [...told.filter(({ at }) => now - at < MINUTE), { news, at: now }];
  for (const tab of await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })) tab.postMessage(news);
};

/** The page for which something was asked may not have been there yet when it was told: it hears it when it listens. */
export const tellAgain = (tab: Tab): void => {
  for (const { news, at } of told) if (Date.now() - at < MINUTE) tab.postMessage(news);
};
