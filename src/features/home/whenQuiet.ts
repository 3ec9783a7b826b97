import { idle, pageLoaded } from '../../lib/runWhenIdle';

// Stops waiting for a stalled picture, so that the other slides still appear.
const PICTURE_TIMEOUT_MS = 4000;
const IDLE_TIMEOUT_MS = 2000;

const pictureSettled = (stage: HTMLElement): Promise<void> =>
  new Promise((resolve) => {
    const picture = stage.querySelector('img');
    if (!picture || picture.complete) {
      resolve();
      return;
    }
    const done = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(done, PICTURE_TIMEOUT_MS);
    for (const type of ['load', 'error']) stage.addEventListener(type, done, { capture: true, once: true });
  });

/** Resolves once the stage's picture has loaded or stalled, the page has loaded and the browser is idle. */
export const whenQuiet = async (stage: HTMLElement): Promise<void> => {
  await pictureSettled(stage);
  await pageLoaded(window);
  await idle(IDLE_TIMEOUT_MS);
};
