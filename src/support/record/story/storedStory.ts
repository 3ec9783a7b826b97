import { parseJson } from '../../../lib/json';
import { tabStorage } from '../../../lib/tabStorage';
import { readDevice } from '../../report/device';
import { fitSnapshot, withShortLists } from '../../report/fitSnapshot';
import type { Recorder } from '../recorder';
import { type StoredStory, readStoredStory } from './readStoredStory';

const KEY = 'supportStory';
/** Half of a report's size in bytes, which leaves room for the next page. */
const MAX_BYTES = 32_000;

export const dropStory = (): void => {
  tabStorage.drop(KEY);
};

/** Stores only what a report would contain, and nothing at all on a shared phone. */
export const storeStory = (page: Window, recorder: Recorder): void => {
  const { mayKeep, ...keeper } = recorder.keeper();
  if (!mayKeep) {
    dropStory();
    return;
  }
  const circumstances = { code: '', now: Date.now(), app: '', device: readDevice(page) };
  const text = fitSnapshot(withShortLists(recorder.read()), circumstances, MAX_BYTES);
  tabStorage.write(KEY, JSON.stringify({ ...keeper, counts: recorder.counts(), report: parseJson(text) }));
};

/** Reads the stored recording. */
export const readStory = (): StoredStory | null => readStoredStory(parseJson(tabStorage.read(KEY) ?? ''));
