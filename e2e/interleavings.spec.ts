import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { random } from './support/random';
import { openTab, serveStorePage, STORE_PAGE } from './support/storePage';
import type { Step } from './support/storeTab';
import { readStorage, storedLine } from './support/storage';

const RUNS = Number(process.env.INTERLEAVINGS ?? 60);
const FIRST_SEED = Number(process.env.SEED ?? 1);
const STEPS = 12;
const AT_START = [1, 2, 3, 4, 5, 6];

interface Plan {
  steps: [Step[], Step[]];
  /** Lines that have to be there in the end, with the quantities that are right for each. */
  lines: Map<number, Set<number>>;
}

/**
 * Chance decides what both tabs do, within rules that leave one right outcome: a line is added by one tab once, and
 * a removal, whoever makes it, is final. When both tabs change one line, either quantity is right.
 */
const planOf = (seed: number): Plan => {
  const { below, pick } = random(seed);
  const removed = new Set<number>();
  const known = new Set(AT_START);
  const quantities = new Map<number, Map<number, number>>();
  const steps: [Step[], Step[]] = [[], []];
  [0, 1].forEach((tab) => {
    const mine = new Set(AT_START);
    for (let count = 0; count < STEPS; count += 1) {
      const list = steps[tab] ?? [];
      const dice = below(10);
      const id = pick([...mine]);
      if (dice < 4) {
        const added = 100 * (tab + 1) + count;
        known.add(added);
        mine.add(added);
        list.push({ kind: 'add', id: added });
      } else if (dice < 6) {
        removed.add(id);
        list.push({ kind: 'remove', id });
      } else if (dice < 8) {
        const quantity = 2 + below(20);
        if (!quantities.has(id)) quantities.set(id, new Map());
        quantities.get(id)?.set(tab, quantity);
        list.push({ kind: 'quantity', id, quantity });
      }
      list.push({ kind: 'wait', ms: pick([0, 0, 0, 1, 2, 5, 15]) });
    }
  });
  const left = [...known].filter((id) => !removed.has(id));
  return { steps, lines: new Map(left.map((id) => [id, new Set(quantities.get(id)?.values() ?? [1])])) };
};

const linesOf = (page: Page): Promise<Record<string, number>> => page.evaluate(() => window.tab.lines());

const linesStored = async (page: Page): Promise<Record<string, number>> => {
  const lines = JSON.parse((await readStorage(page)).cartList ?? '[]') as { id: number; quantity: number }[];
  return Object.fromEntries(lines.map(({ id, quantity }) => [String(id), quantity]));
};

/** Both tabs and the storage say the same; how long that took is the tabs' own business, within reason. */
const expectAgreed = async (a: Page, b: Page): Promise<Record<string, number>> => {
  await expect(async () => {
    const inA = await linesOf(a);
    expect(await linesOf(b)).toEqual(inA);
    expect(await linesStored(a)).toEqual(inA);
  }).toPass({ timeout: 5000, intervals: [20, 50, 100] });
  return linesOf(a);
};

/** A tab that goes away saves what it holds, so both are gone before the storage is laid out. */
const startWith = async (ids: number[], pages: Page[]): Promise<void> => {
  for (const page of pages) await page.goto('/media/');
  await pages[0]?.evaluate(
    (lines) => {
      localStorage.clear();
      localStorage.setItem('cartList', lines);
    },
    JSON.stringify(ids.map((id) => storedLine(id))),
  );
  await Promise.all(pages.map((page) => page.goto(STORE_PAGE)));
};

test(`two tabs at once lose no line and revive none: ${RUNS} runs from seed ${FIRST_SEED}`, async ({ context }) => {
  test.setTimeout(30_000 + RUNS * 3000);
  await serveStorePage(context);
  const [a, b] = [await openTab(context), await openTab(context)];
  const wrong: string[] = [];
  for (let seed = FIRST_SEED; seed < FIRST_SEED + RUNS; seed += 1) {
    const plan = planOf(seed);
    await startWith(AT_START, [a, b]);
    await expectAgreed(a, b);
    await Promise.all(
      [a, b].map((page, tab) => page.evaluate((steps) => window.tab.run(steps), plan.steps[tab] ?? [])),
    );
    const lines = await expectAgreed(a, b).catch(async () => {
      wrong.push(
        `seed ${seed}: the tabs do not agree: ${JSON.stringify([await linesOf(a), await linesOf(b), await linesStored(a)])}`,
      );
      return linesOf(a);
    });
    for (const [id, right] of plan.lines) {
      const quantity = lines[id];
      if (quantity === undefined) wrong.push(`seed ${seed}: line ${id} is lost`);
      else if (!right.has(quantity))
        wrong.push(`seed ${seed}: line ${id} has ${quantity}, not ${[...right].join(' or ')}`);
    }
    for (const id of Object.keys(lines)) {
      if (!plan.lines.has(Number(id))) wrong.push(`seed ${seed}: line ${id} was removed and is back`);
    }
  }
  expect(wrong).toEqual([]);
});
