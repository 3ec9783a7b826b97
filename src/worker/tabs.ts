import type { WorkerMessage } from '../contract/workerMessages';
import { scope, type Tab } from './scope';

const MINUTE = 60_000;
let recent: { message: WorkerMessage; at: number }[] = [];

/** Sends the message to every tab of the shop; a tab ignores messages it has no use for. */
export const notifyTabs = async (message: WorkerMessage): Promise<void> => {
  const now = Date.now();
  recent = [...recent.filter(({ at }) => now - at < MINUTE), { message, at: now }];
  for (const tab of await scope.clients.matchAll({ type: 'window', includeUncontrolled: true }))
    tab.postMessage(message);
};

/** The page for which something was asked may not have been there yet when it was told: it hears it when it listens. */
export const repeatMessages = (tab: Tab): void => {
  for (const { message, at } of recent) if (Date.now() - at < MINUTE) tab.postMessage(message);
};
