import { expect, type Locator, type Page } from '@playwright/test';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const LONGEST_MOVEMENT = 5000;

const moving = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
        .length,
  );

/** Waits until all finite animations have ended; those that take too long are finished. */
export const animationsEnded = async (page: Page): Promise<void> => {
  // Date.now() of the test: the page's own clock may be paused.
  const giveUp = Date.now() + LONGEST_MOVEMENT;
  while ((await moving(page)) > 0) {
    if (Date.now() < giveUp) await new Promise((resolve) => setTimeout(resolve, 20));
    else {
      await page.evaluate(() => {
        for (const one of document.getAnimations()) {
          const isEnding = one.effect?.getComputedTiming().endTime !== Infinity && one.playbackRate !== 0;
          if (one.playState === 'running' && isEnding) one.finish();
        }
      });
      return;
    }
  }
};

/** Waits until the fonts have loaded and the last change has been painted. */
export const painted = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    // The required fonts are known only after layout.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  });

/** The largest difference between two boxes, in pixels. One pixel is rounding. */
export const distance = (one: Box | null, other: Box | null): number => {
  if (!one || !other) return one === other ? 0 : Infinity;
  return Math.max(...(['x', 'y', 'width', 'height'] as const).map((key) => Math.abs(one[key] - other[key])));
};

/** The position of an element after it has stopped moving. */
export const restingBox = async (target: Locator): Promise<Box> => {
  await target.evaluate((element) =>
    element instanceof HTMLImageElement ? element.decode().catch(() => undefined) : undefined,
  );
  await painted(target.page());
  await animationsEnded(target.page());
  let box: Box | null = null;
  await expect
    .poll(async () => {
      const before = box;
      box = await target.boundingBox();
      return box !== null && distance(box, before) === 0;
    })
    .toBe(true);
  return box!;
};
