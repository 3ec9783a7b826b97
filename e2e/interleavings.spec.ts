import { expect, test } from './fixtures';
import { runTwoTabs } from './support/twoTabs';

const COUNT = Number(process.env.INTERLEAVINGS ?? 200);
const FIRST = Number(process.env.SEED ?? 1);

test(`two tabs at once lose no line and revive none: seeds ${FIRST} to ${FIRST + COUNT - 1}`, async ({ context }) => {
  test.setTimeout(30_000 + COUNT * 3000);
  expect(await runTwoTabs(context, { first: FIRST, count: COUNT })).toEqual([]);
});

test('the same runs catch tabs that write their whole list over what is stored', async ({ context }) => {
  const wrong = await runTwoTabs(context, { first: 1, count: 5, naive: true });
  expect(wrong.some((fault) => fault.endsWith('is lost'))).toBe(true);
  expect(wrong.some((fault) => fault.endsWith('is back'))).toBe(true);
});
