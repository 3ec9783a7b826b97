import { howManyFit } from './howManyFit';

test.each([
  ['nothing to show', [], 100, 0],
  ['all, to the pixel', [40, 30, 30], 100, 3],
  ['one too many: room for the button as well', [40, 30, 31], 100, 2],
  ['the button takes the place of another', [40, 31, 30], 100, 1],
  ['no room at all', [40, 30], 10, 0],
])('%s', (_name, widths, room, fit) => {
  expect(howManyFit(widths, room, 30)).toBe(fit);
});
