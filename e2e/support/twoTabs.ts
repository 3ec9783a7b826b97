import type { BrowserContext, Page } from '@playwright/test';
import { random } from '../../src/testing/random';
import { readStorage } from './storage';
import { openTab, serveStorePage } from './storePage';
import type { Step } from './storeTab';

const STEPS = 12;
const AT_START = [1, 2, 3, 4, 5, 6];
const AGREED_WITHIN = 20_000;

/** Line → quantity. */
type Lines = Record<string, number>;

interface Plan {
  start: number[];
  steps: [Step[], Step[]];
  /** The lines that the cart must finally contain, with the allowed quantities of each. */
  lines: Map<number, Set<number>>;
}

/**
 * Both tabs act at random, within rules that leave one right outcome: a line is added by one tab once, and
 * a removal by either tab is final. When both tabs change one line, either quantity is right.
 */
const planOf = (seed: number): Plan => {
  const { below, pick } = random(seed);
  const start = AT_START.map((id) => seed * 1000 + id);
  const removed = new Set<number>();
  const known = new Set(start);
  const quantities = new Map<number, Map<number, number>>();
  const steps: [Step[], Step[]] = [[], []];
  [0, 1].forEach((tab) => {
    const mine = new Set(start);
    for (let count = 0; count < STEPS; count += 1) {
      const list = steps[tab] ?? [];
      const dice = below(10);
      const id = pick([...mine]);
      if (dice < 4) {
        const added = seed * 1000 + 100 * (tab + 1) + count;
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
  return { start, steps, lines: new Map(left.map((id) => [id, new Set(quantities.get(id)?.values() ?? [1])])) };
};

const linesOf = (page: Page): Promise<Lines> => page.evaluate(() => window.tab.lines());

const linesStored = async (page: Page): Promise<Lines> => {
  const lines = JSON.parse((await readStorage(page)).cartList ?? '[]') as { id: number; quantity: number }[];
  return Object.fromEntries(lines.map(({ id, quantity }) => [String(id), quantity]));
};

const textOf = (lines: Lines): string =>
  JSON.stringify(Object.entries(lines).sort(([one], [other]) => Number(one) - Number(other)));

/** The lines of both tabs and the storage once all three are equal; null when they do not agree in time. */
const agreed = async ([a, b]: [Page, Page], until: (lines: Lines) => boolean = () => true): Promise<Lines | null> => {
  const giveUp = Date.now() + AGREED_WITHIN;
  while (Date.now() < giveUp) {
    const [inA, inB, stored] = await Promise.all([linesOf(a), linesOf(b), linesStored(a)]);
    if (textOf(inA) === textOf(inB) && textOf(inA) === textOf(stored) && until(inA)) return inA;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return null;
};

/** The lines of each tab and of the storage, as text. */
const describeTabs = async ([a, b]: [Page, Page]): Promise<string> =>
  (await Promise.all([linesOf(a), linesOf(b), linesStored(a)])).map(textOf).join(' | ');

const mismatches = (plan: Plan, lines: Lines): string[] => {
  const wrong: string[] = [];
  for (const [id, right] of plan.lines) {
    const quantity = lines[id];
    if (quantity === undefined) wrong.push(`line ${id} is lost`);
    else if (!right.has(quantity)) wrong.push(`line ${id} has ${quantity}, not ${[...right].join(' or ')}`);
  }
  const revived = Object.keys(lines).filter((id) => !plan.lines.has(Number(id)));
  return [...wrong, ...revived.map((id) => `line ${id} was removed and is back`)];
};

const runSeed = async (pages: [Page, Page], seed: number): Promise<string[]> => {
  const plan = planOf(seed);
  await pages[0].evaluate((ids) => window.tab.restart(ids), plan.start);
  const isLaidOut = (lines: Lines): boolean => Object.keys(lines).join() === plan.start.join();
  if (!(await agreed(pages, isLaidOut))) return [`the tabs do not agree on the start: ${await describeTabs(pages)}`];
  await Promise.all(pages.map((page, tab) => page.evaluate((steps) => window.tab.run(steps), plan.steps[tab] ?? [])));
  const lines = await agreed(pages);
  return lines ? mismatches(plan, lines) : [`the tabs do not agree: ${await describeTabs(pages)}`];
};

interface Runs {
  first: number;
  count: number;
}

/**
 * Runs two tabs at once, this many times; returns the lost, restored or wrong lines with the seed that reproduces them.
 */
export const runTwoTabs = async (context: BrowserContext, { first, count }: Runs): Promise<string[]> => {
  await serveStorePage(context);
  const pages: [Page, Page] = [await openTab(context), await openTab(context)];
  const wrong: string[] = [];
  for (let seed = first; seed < first + count; seed += 1) {
    wrong.push(...(await runSeed(pages, seed)).map((fault) => `seed ${seed}: ${fault}`));
  }
  return wrong;
};
