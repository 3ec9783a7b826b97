import { shiftFrom } from './shiftFrom';

const box = (top: number, bottom: number, left = 0, right = 360) => ({ top, bottom, left, right });
const toasts = box(74, 136, 16, 344);

test.each([
  ['below them', box(140, 184), 0],
  ['above them', box(10, 60), 0],
  ['beside them', box(80, 120, 350, 400), 0],
  ['behind them, which moves them down', box(80, 120), 54],
  ['partly behind them', box(130, 300), 234],
  ['as large as the window', box(0, 800), 0],
  ['too large to be moved below', box(100, 760), 0],
])('leaves a focused element visible that is %s', (_where, focused, shift) => {
  expect(shiftFrom(focused, toasts, 800)).toBe(shift);
});

test('moves toasts at the foot of the window up', () => {
  expect(shiftFrom(box(700, 744), box(690, 752), 800)).toBe(-60);
});
