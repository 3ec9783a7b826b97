import { expect, test } from './fixtures';
import { runTwoTabs } from './support/twoTabs';

// A retry must not hide a lost line.
test.describe.configure({ retries: 0 });

const FIRST = Number(process.env.SEED ?? 1);

test(
  'two tabs that write at once lose no cart line and bring no removed line back',
  { tag: '@firefox' },
  async ({ context, interleavings }) => {
    test.info().annotations.push({ type: 'seeds', description: `${FIRST} to ${FIRST + interleavings - 1}` });
    test.setTimeout(30_000 + interleavings * 3000);
    expect(await runTwoTabs(context, { first: FIRST, count: interleavings })).toEqual([]);
  },
);
