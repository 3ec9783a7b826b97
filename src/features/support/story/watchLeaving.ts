import type { Recorder } from '../recorder';
import { gapStep } from './earlier';
import { storeStory } from './storedStory';

/** Stores the recording when the page is left, and marks a return from the back/forward cache. */
export const watchLeaving = (page: Window, recorder: Recorder): void => {
  let left = Date.now();
  const leave = (): void => {
    left = Date.now();
    storeStory(page, recorder);
  };
  page.addEventListener('pagehide', leave);
  page.document.addEventListener('visibilitychange', () => {
    if (page.document.visibilityState === 'hidden') leave();
  });
  page.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    const { at, ...gap } = gapStep(page, recorder.isLeaving(), left, Date.now());
    recorder.note(() => gap, at);
  });
};
