import { parseJson } from '../../../lib/parseJson';
import { readDevice } from '../device';
import { fitSnapshot, withShortLists } from '../fitSnapshot';
import type { Recorder } from '../recorder';
import { type StoredStory, readStoredStory } from './readStoredStory';

const KEY = 'supportStory';
/** Half of a report's size in bytes, which leaves room for the next page. */
const MAX_BYTES = 32_000;

/** The tab's sessionStorage: survives a reload and the payment page, and is cleared with the tab. */
const tab = (page: Window): Storage | null => {
  try {
    return page.sessionStorage;
  } catch {
    return null;
  }
};

export const dropStory = (page: Window): void => {
  try {
    tab(page)?.removeItem(KEY);
  } catch {
    // The storage is blocked: nothing is stored.
  }
};

/** Stores only what a report would contain, and nothing at all on a shared phone. */
export const storeStory = (page: Window, recorder: Recorder): void => {
  const { mayKeep, ...keeper } = recorder.keeper();
  if (!mayKeep) {
    dropStory(page);
    return;
  }
  const circumstances = { code: '', now: Date.now(), app: '', device: readDevice(page) };
  const text = fitSnapshot(withShortLists(recorder.read()), circumstances, MAX_BYTES);
  try {
    tab(page)?.setItem(KEY, JSON.stringify({ ...keeper, counts: recorder.counts(), report: parseJson(text) }));
  } catch {
    // When the storage is full, only the recording is lost.
  }
};

/** Reads the stored recording. */
export const readStory = (page: Window): StoredStory | null => {
  try {
    return readStoredStory(parseJson(tab(page)?.getItem(KEY) ?? ''));
  } catch {
    return null;
  }
};
