import type { Recorder } from '../recorder';
import { gapStep } from './earlier';
import { storeStory } from './storedStory';

/** Stores the recording when the page is left, and marks a return from the back/forward cache. */
export const watchLeaving = (page: Window, recorder: Recorder): void => {
  let leftAt = Date.now();
  const storeRecording = (): void => {
    leftAt = Date.now();
    storeStory(page, recorder);
  };
  page.addEventListener('pagehide', storeRecording);
  page.document.addEventListener('visibilitychange', () => {
    if (page.document.visibilityState === 'hidden') storeRecording();
  });
  page.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    const { at, ...gap } = gapStep(page, recorder.isLeaving(), leftAt, Date.now());
    recorder.note(() => gap, at);
  });
};
