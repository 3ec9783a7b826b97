import { parseJson } from '../../../lib/parseJson';
import { readDevice } from '../device';
import { fitSnapshot, withShortLists } from '../fitSnapshot';
import type { Recorder } from '../recorder';
import { type KeptStory, readKept } from './readKept';

const KEY = 'supportStory';
/** Bytes: half a report, so that the next page has room in it. */
const LARGEST_KEPT = 32_000;

/** The tab's own storage: it goes on after a reload and a visit to the payment page, and ends with the tab. */
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
    // Blocked: then there is none.
  }
};

/** Puts away what a report would tell, and nothing else; nothing at all on a phone that is not the shopper's own. */
export const keepStory = (page: Window, recorder: Recorder): void => {
  const { mayKeep, ...keeper } = recorder.keeper();
  if (!mayKeep) {
    dropStory(page);
    return;
  }
  const circumstances = { code: '', now: Date.now(), app: '', device: readDevice(page) };
  const text = fitSnapshot(withShortLists(recorder.read()), circumstances, LARGEST_KEPT);
  try {
    tab(page)?.setItem(KEY, JSON.stringify({ ...keeper, counts: recorder.counts(), report: parseJson(text) }));
  } catch {
    // A full storage costs the story, nothing else.
  }
};

/** What was put away. */
export const readStory = (page: Window): KeptStory | null => {
  try {
    return readKept(parseJson(tab(page)?.getItem(KEY) ?? ''));
  } catch {
    return null;
  }
};
