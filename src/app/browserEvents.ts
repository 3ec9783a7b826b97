import type { EntryMessage } from '../lib/entries/entryStore';
import { pendingChangesFlushed } from '../features/cart/cartListeners';
import { sessionWatched } from '../features/session/sessionSlice';
import { errorCaught } from '../support/record/supportEvents';
import type { Shop } from './store';

/** Connects a store to the events of its tab: changes by other tabs, waking up and being left. */
export const watchBrowser = ({ store, entries }: Shop, page: Window): (() => void) => {
  const stops: (() => void)[] = [];
  const on = (target: EventTarget, type: string, listener: (event: Event) => void) => {
    target.addEventListener(type, listener);
    stops.push(() => {
      target.removeEventListener(type, listener);
    });
  };

  const openChannel = (): void => {
    const { BroadcastChannel: Channel } = page as { BroadcastChannel?: typeof BroadcastChannel };
    if (!Channel || channel) return;
    channel = new Channel('entries');
    channel.onmessage = ({ data }: MessageEvent<EntryMessage>) => entries.onPeerMessage(data);
    entries.announceTo((message) => channel?.postMessage(message));
  };
  // An open channel keeps a page out of the back/forward cache in some browsers.
  const closeChannel = (): void => {
    entries.announceTo(undefined);
    channel?.close();
    channel = undefined;
  };
  let channel: BroadcastChannel | undefined;
  openChannel();
  stops.push(closeChannel);

  on(page, 'storage', (event) => {
    const { key } = event as StorageEvent;
    if (key === null) entries.receiveAll(true);
    else entries.receive(key);
  });
  // A tab that slept, or came back from the back/forward cache, has missed events and timers.
  const wakeUp = () => {
    entries.receiveAll();
    store.dispatch(sessionWatched());
  };
  const flush = () => {
    store.dispatch(pendingChangesFlushed());
    entries.saveAll();
  };
  on(page, 'error', (event) => {
    const { error } = event as { error?: unknown };
    if (error !== undefined) store.dispatch(errorCaught(error));
  });
  on(page, 'unhandledrejection', (event) => {
    store.dispatch(errorCaught((event as PromiseRejectionEvent).reason));
  });
  on(page, 'focus', wakeUp);
  // Retries a cart merge that failed while the network was down.
  on(page, 'online', () => store.dispatch(sessionWatched()));
  on(page, 'pageshow', () => {
    openChannel();
    wakeUp();
  });
  on(page.document, 'visibilitychange', () => {
    if (page.document.visibilityState === 'visible') wakeUp();
    else flush();
  });
  on(page, 'pagehide', () => {
    flush();
    closeChannel();
  });
  return () => {
    for (const stop of stops) stop();
  };
};
