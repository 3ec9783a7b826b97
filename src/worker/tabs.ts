import type { WorkerMessage } from '../contract/workerMessages';
import { scope, type Tab } from './scope';

const MINUTE = 60_000;
let recent: { message: WorkerMessage; at: number }[] = [];

/** Sends the message to every tab of the shop; tabs ignore messages that do not concern them. */
export const notifyTabs = async (message: WorkerMessage): Promise<void> => {
  const now = Date.now();
  recent = [...recent.filter(({ at }) => now - at < MINUTE), { message, at: now }];
  for (const tab of await scope.clients.matchAll({ type: 'window', includeUncontrolled: true }))
    tab.postMessage(message);
};

/** A page may start listening after a message was sent, so it receives the recent ones again. */
export const repeatMessages = (tab: Tab): void => {
  for (const { message, at } of recent) if (Date.now() - at < MINUTE) tab.postMessage(message);
};
