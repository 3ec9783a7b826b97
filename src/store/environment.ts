import type { ApiExtra } from '../api/extra';
import type { TextStorage } from '../lib/entries/storage';

/** The store's access to network, storage and time. The browser's own is used by main; tests make others. */
export interface Environment extends Pick<
  ApiExtra,
  'baseUrl' | 'apiKey' | 'sendsKeys' | 'fetch' | 'locks' | 'wait' | 'yieldToMain' | 'takeEarlyReply' | 'leave'
> {
  /** Null when the browser refuses its storage. */
  storage: TextStorage | null;
  now: () => number;
}
