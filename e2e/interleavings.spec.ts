import { expect, test } from './fixtures';
import { runTwoTabs } from './support/twoTabs';

// A retry must not hide a lost line.
test.describe.configure({ retries: 0 });

const FIRST = Number(process.env.SEED ?? 1);

test(
  'concurrent writes of two tabs neither lose a cart line nor restore a removed one',
  { tag: '@firefox' },
  async ({ context, interleavings }) => {
    test.info().annotations.push({ type: 'seeds', description: `${FIRST} to ${FIRST + interleavings - 1}` });
    test.setTimeout(30_000 + interleavings * 3000);
    expect(await runTwoTabs(context, { first: FIRST, count: interleavings })).toEqual([]);
  },
);
