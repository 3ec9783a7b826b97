import type { Locator } from '@playwright/test';

const STEPS = 8;
const PACE = 40;
const RESTS = 3;

/** A finger that lands in the middle, moves sideways by this many pixels, rests and lifts. */
export const swipe = async (target: Locator, by: number): Promise<void> => {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('Nothing to swipe');
  const page = target.page();
  const session = await page.context().newCDPSession(page);
  const y = box.y + Math.min(box.height / 2, 150);
  const from = box.x + box.width / 2 - by / 2;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] });
  await touch('touchStart', from);
  // Swipes slowly and stops: the browser ignores the first tap after a flick.
  for (let step = 1; step <= STEPS + RESTS; step += 1) {
    await touch('touchMove', from + (by * Math.min(step, STEPS)) / STEPS);
    await page.waitForTimeout(PACE);
  }
  await touch('touchEnd');
  await session.detach();
};
