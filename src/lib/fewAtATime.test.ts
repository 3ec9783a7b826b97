import { fewAtATime } from './fewAtATime';

test('runs each entry once, in order, six at a time', async () => {
  const begun: number[] = [];
  let running = 0;
  let most = 0;
  await fewAtATime(
    Array.from({ length: 20 }, (_, index) => index),
    async (entry) => {
      begun.push(entry);
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
    },
  );
  expect(begun).toEqual(Array.from({ length: 20 }, (_, index) => index));
  expect(most).toBe(6);
});

test('runs nothing for an empty list', async () => {
  const work = jest.fn();
  await fewAtATime([], work);
  expect(work).not.toHaveBeenCalled();
});
